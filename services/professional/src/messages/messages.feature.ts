import type { Feature } from '@barspoon/messaging';
import { DirectMessageRow, DirectMessageRowSchema, ThreadRow, ThreadRowSchema } from './message.schema.ts';
import { MessagesController } from './messages.controller.ts';
import { MessagesRepository } from './messages.repository.ts';
import { MessagesService } from './messages.service.ts';
import { Relations } from './relations.service.ts';

export const messagesFeature: Feature = {
  tables: [
    {
      row: ThreadRow,
      schema: ThreadRowSchema,
      own: [{ owner: 'memberIds', hidden: ['readSeqs', 'unread', 'revision'] }],
      inConsole: { changedAt: 'lastAt', hidden: ['readSeqs', 'unread', 'revision'] },
    },
    {
      row: DirectMessageRow,
      schema: DirectMessageRowSchema,
      own: [
        { owner: 'senderId', hidden: ['moderationRevision'] },
        { owner: 'recipientId', hidden: ['moderationRevision'] },
      ],
      // What members write to one another stays theirs: no text of it is in an export of the console.
      inConsole: { changedAt: 'createdAt', hidden: ['content', 'moderationRevision'] },
    },
  ],
  controllers: [MessagesController],
  providers: [MessagesRepository, MessagesService, Relations],
};
