import type { Feature } from '@barspoon/messaging';
import { MailOrderRow, MailOrderRowSchema } from './mail-order.schema.ts';
import { MailOrdersRepository } from './mail-orders.repository.ts';
import { MailOrders } from './mail-orders.service.ts';
import { OrderMails } from './order-mails.service.ts';

export const ordersFeature: Feature = {
  tables: [{ row: MailOrderRow, schema: MailOrderRowSchema }],
  providers: [MailOrders, MailOrdersRepository, OrderMails],
};
