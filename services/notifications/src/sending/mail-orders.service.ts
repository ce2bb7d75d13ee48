import { Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { MailOrdersRepository, type OrderContent } from './mail-orders.repository.ts';
import { MailsService } from './mails.service.ts';

export type OrderKind = 'instructions' | 'test-notification' | 'bulk-preview' | 'unsubscribe-link';

/** Mails to an address that an admin or a visitor has entered. Implements ADM-NOTIF-02, BEYOND-101. */
@Injectable()
export class MailOrders {
  constructor(
    private readonly orders: MailOrdersRepository,
    private readonly mails: MailsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async place(kind: OrderKind, email: string, content: OrderContent = {}): Promise<void> {
    const orderId = newId();
    await this.transactions.run(async () => {
      await this.orders.add(orderId, email, content, this.clock.now());
      await this.mails.plan(`${kind}-${orderId}`, { kind, orderId });
    });
  }
}
