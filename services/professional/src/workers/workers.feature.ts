import type { Feature } from '@barspoon/messaging';
import { ClosePostingWorker } from './close-posting.worker.ts';
import { ClosePostingsWorker } from './close-postings.worker.ts';
import { MailAlertWorker } from './mail-alert.worker.ts';
import { MatchAlertsWorker } from './match-alerts.worker.ts';
import { TellOfMeetingWorker } from './tell-of-meeting.worker.ts';

export const workersFeature: Feature = {
  providers: [
    ClosePostingsWorker,
    ClosePostingWorker,
    MailAlertWorker,
    MatchAlertsWorker,
    TellOfMeetingWorker,
  ],
};
