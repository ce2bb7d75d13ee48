import type { Feature } from '@barspoon/messaging';
import { ContactController } from './contact.controller.ts';
import { ContactService } from './contact.service.ts';
import { ContactMessageRow, ContactMessageRowSchema } from './contact-message.schema.ts';
import { ContactMessagesRepository } from './contact-messages.repository.ts';

export const contactFeature: Feature = {
  tables: [
    {
      row: ContactMessageRow,
      schema: ContactMessageRowSchema,
      own: [{ owner: 'userId', hidden: ['revision'] }],
    },
  ],
  controllers: [ContactController],
  providers: [ContactMessagesRepository, ContactService],
};
