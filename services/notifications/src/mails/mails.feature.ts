import type { Feature } from '@barspoon/messaging';
import { MailRow, MailRowSchema } from './mail.schema.ts';
import { MailWishes } from './mail-wishes.service.ts';
import { MailsRepository } from './mails.repository.ts';
import { MailsService } from './mails.service.ts';

export const mailsFeature: Feature = {
  tables: [
    { row: MailRow, schema: MailRowSchema, own: [{ owner: 'memberId', hidden: ['inHandUntil', 'answer'] }] },
  ],
  providers: [MailsRepository, MailsService, MailWishes],
};
