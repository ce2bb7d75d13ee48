import type { Feature } from '@barspoon/messaging';
import { DigestMails } from './digest-mails.service.ts';
import { MailRow, MailRowSchema } from './mail.schema.ts';
import { MailOrderRow, MailOrderRowSchema } from './mail-order.schema.ts';
import { MailOrdersRepository } from './mail-orders.repository.ts';
import { MailOrders } from './mail-orders.service.ts';
import { MailWishes } from './mail-wishes.service.ts';
import { MailsRepository } from './mails.repository.ts';
import { MailsService } from './mails.service.ts';
import { OrderMails } from './order-mails.service.ts';

export const sendingFeature: Feature = {
  tables: [
    { row: MailRow, schema: MailRowSchema, own: [{ owner: 'memberId', hidden: ['inHandUntil', 'answer'] }] },
    { row: MailOrderRow, schema: MailOrderRowSchema },
  ],
  providers: [
    DigestMails,
    MailOrders,
    MailOrdersRepository,
    MailWishes,
    MailsRepository,
    MailsService,
    OrderMails,
  ],
};
