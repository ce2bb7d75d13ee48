import type { Feature } from '@barspoon/messaging';
import { Bounces } from './bounces.service.ts';
import { BulkAudiences } from './bulk-audiences.service.ts';
import {
  BulkMailRow,
  BulkMailRowSchema,
  BulkRecipientRow,
  BulkRecipientRowSchema,
} from './bulk-mail.schema.ts';
import { BulkMailsController } from './bulk-mails.controller.ts';
import { BulkMailsRepository } from './bulk-mails.repository.ts';
import { BulkMailsService } from './bulk-mails.service.ts';
import { BulkSender } from './bulk-sender.service.ts';
import { MailingController } from './mailing.controller.ts';
import { MailingService } from './mailing.service.ts';

export const bulkFeature: Feature = {
  tables: [
    {
      row: BulkRecipientRow,
      schema: BulkRecipientRowSchema,
      own: [{ owner: 'memberId', hidden: ['inHandUntil', 'inHandBy'] }],
    },
    {
      row: BulkMailRow,
      schema: BulkMailRowSchema,
      own: [
        // What an admin wrote to everybody stays, without the admin.
        { owner: 'createdBy', hidden: ['run'], outlivesOwner: true },
      ],
    },
  ],
  controllers: [BulkMailsController, MailingController],
  providers: [Bounces, BulkAudiences, BulkMailsRepository, BulkMailsService, BulkSender, MailingService],
};
