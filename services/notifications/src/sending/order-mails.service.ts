import type { MailSubject } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { BulkRenderer } from '../mails/bulk-renderer.ts';
import { MailRenderer } from '../mails/mail-renderer.ts';
import type { RenderedMail } from '../mails/message.ts';
import { MailOrdersRepository } from './mail-orders.repository.ts';

/** Writes what was ordered for one address. */
@Injectable()
export class OrderMails {
  constructor(
    private readonly orders: MailOrdersRepository,
    private readonly renderer: MailRenderer,
    private readonly bulkRenderer: BulkRenderer,
  ) {}

  /** Null when its day is over. */
  async write({ kind, orderId }: Extract<MailSubject, { orderId: string }>): Promise<RenderedMail | null> {
    const row = await this.orders.find(orderId);
    if (!row) return null;
    const { email, subject, html, text, token } = row;
    const to = { email, fullName: '' };
    if (kind === 'bulk-preview') {
      const drawn = await this.bulkRenderer.drawOne({ subject: subject ?? '', html, text });
      return { to: { name: '', address: email }, ...drawn };
    }
    // A test of one of the mails holds it as it was drawn.
    if (kind === 'test-notification' && subject && html && text)
      return { to: { name: '', address: email }, subject, html, text };
    if (kind === 'unsubscribe-link') return this.renderer.write({ kind, to, token: token ?? '' });
    return this.renderer.write({ kind, to });
  }
}
