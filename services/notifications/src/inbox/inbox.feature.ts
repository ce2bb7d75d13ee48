import type { Feature } from '@barspoon/messaging';
import { Crowds } from './crowds.service.ts';
import { InboxController } from './inbox.controller.ts';
import { InboxService } from './inbox.service.ts';
import { NotificationRow, NotificationRowSchema } from './notification.schema.ts';
import { NotificationTexts } from './notification-texts.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { Recorder } from './recorder.service.ts';

export const inboxFeature: Feature = {
  tables: [
    {
      row: NotificationRow,
      schema: NotificationRowSchema,
      own: [{ owner: 'memberId', hidden: ['actorIds'] }],
    },
  ],
  controllers: [InboxController],
  providers: [Crowds, InboxService, NotificationsRepository, NotificationTexts, Recorder],
};
