import type { Feature } from '@barspoon/messaging';
import { MessageModeration } from './message-moderation.ts';
import { ReportedMessageRow, ReportedMessageRowSchema } from './reported-message.schema.ts';
import { ReportedMessagesRepository } from './reported-messages.repository.ts';
import { ReportedMessagesService } from './reported-messages.service.ts';

export const messagesFeature: Feature = {
  tables: [
    {
      row: ReportedMessageRow,
      schema: ReportedMessageRowSchema,
      own: [{ owner: 'userId', hidden: ['revision'] }],
    },
  ],
  providers: [MessageModeration, ReportedMessagesRepository, ReportedMessagesService],
};
