import type { Feature } from '@barspoon/messaging';
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
  controllers: [BulkMailsController],
  providers: [BulkAudiences, BulkMailsRepository, BulkMailsService, BulkSender],
};
