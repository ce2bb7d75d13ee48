import type { Feature } from '@barspoon/messaging';
import { ChooseRecipientsWorker } from './choose-recipients.worker.ts';
import { MakeDigestWorker } from './make-digest.worker.ts';
import { NotifyCrowdWorker } from './notify-crowd.worker.ts';
import { SendBulkWorker } from './send-bulk.worker.ts';
import { SendMailWorker } from './send-mail.worker.ts';
import { SendPushWorker } from './send-push.worker.ts';
import { WatchSiteWorker } from './watch-site.worker.ts';

export const workersFeature: Feature = {
  providers: [
    ChooseRecipientsWorker,
    MakeDigestWorker,
    NotifyCrowdWorker,
    SendBulkWorker,
    SendMailWorker,
    SendPushWorker,
    WatchSiteWorker,
  ],
};
