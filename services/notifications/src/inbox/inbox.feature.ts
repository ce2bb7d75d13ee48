import type { Feature } from '@barspoon/messaging';
import { CalledThings } from './called-things.ts';
import { InboxService } from './inbox.service.ts';
import { NotificationRow, NotificationRowSchema } from './notification.schema.ts';
import { NotificationTexts } from './notification-texts.ts';
import { NotificationsRepository } from './notifications.repository.ts';

export const inboxFeature: Feature = {
  tables: [
    {
      row: NotificationRow,
      schema: NotificationRowSchema,
      own: [{ owner: 'memberId', hidden: ['actorIds'] }],
    },
  ],
  providers: [CalledThings, InboxService, NotificationsRepository, NotificationTexts],
};
