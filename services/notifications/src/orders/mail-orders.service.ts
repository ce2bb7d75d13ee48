import { Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MailsService } from '../mails/mails.service.ts';
import { MailOrderRow } from './mail-order.schema.ts';

export type OrderKind = 'instructions' | 'test-notification' | 'bulk-preview' | 'unsubscribe-link';

/** Mails to an address that an admin or a visitor has entered. Implements ADM-NOTIF-02, BEYOND-101. */
@Injectable()
export class MailOrders {
  constructor(
    @InjectModel(MailOrderRow.name) private readonly rows: Model<MailOrderRow>,
    private readonly mails: MailsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async place(
    kind: OrderKind,
    email: string,
    content: Partial<Pick<MailOrderRow, 'subject' | 'html' | 'text' | 'token'>> = {},
  ): Promise<void> {
    const orderId = newId();
    await this.transactions.run(async () => {
      await this.rows.create([{ _id: orderId, email, ...content, createdAt: this.clock.now() }]);
      await this.mails.plan(`${kind}-${orderId}`, { kind, orderId });
    });
  }
}
