import { type MailSubject, sendMail } from '@barspoon/contracts';
import { Jobs } from '@barspoon/messaging';
import { Clock, crashPoints, UnavailableError } from '@barspoon/platform';
import { Injectable, Logger } from '@nestjs/common';
import { OrderMails } from '../orders/order-mails.service.ts';
import { MailFacts } from './mail-facts.ts';
import { MailRenderer } from './mail-renderer.ts';
import { MailTransport, type RenderedMail } from './mail-transport.ts';
import { MailWishes } from './mail-wishes.service.ts';
import { MailsRepository } from './mails.repository.ts';

/** Longer than a worker may take for one mail. */
const inHandMs = 45_000;

@Injectable()
export class MailsService {
  private readonly log = new Logger(MailsService.name);

  constructor(
    private readonly mails: MailsRepository,
    private readonly facts: MailFacts,
    private readonly renderer: MailRenderer,
    private readonly transport: MailTransport,
    private readonly wishes: MailWishes,
    private readonly orders: OrderMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Notes that a mail is due. Belongs to the open transaction; the same cause makes one mail. */
  async plan(mailId: string, about: MailSubject): Promise<void> {
    const memberId = 'memberId' in about ? about.memberId : null;
    await this.mails.plan(mailId, about.kind, memberId, this.clock.now());
    await this.jobs.enqueue(sendMail, mailId, { mailId, about });
  }

  /**
   * Sends a mail that is due and not sent. Implements BEYOND-09, BEYOND-10.
   * @throws UnavailableError while the mail server or identity is down, or another worker has it in hand
   */
  async send(mailId: string, about: MailSubject): Promise<void> {
    const now = this.clock.now();
    const mail = await this.mails.take(mailId, now, new Date(now.getTime() + inHandMs));
    if (!mail) {
      if (await this.mails.isSettled(mailId)) return;
      throw new UnavailableError('The mail, which another worker has in hand,');
    }
    try {
      await this.deliver(mailId, about);
    } catch (error) {
      await this.mails.putBack(mailId, String((error as Error).message).slice(0, 200));
      throw error;
    }
  }

  private async deliver(mailId: string, about: MailSubject): Promise<void> {
    const mail = await this.write(about);
    if (!mail) return this.mails.settle(mailId, 'moot', this.clock.now(), null);
    const { accepted, answer } = await this.transport.deliver(mailId, mail);
    await crashPoints.reach('mail.afterAccept', () => mailId);
    await this.mails.settle(mailId, accepted ? 'sent' : 'refused', this.clock.now(), answer);
    if (!accepted) this.log.warn({ mailId, answer }, 'the mail server refused a mail for good');
  }

  private async write(about: MailSubject): Promise<RenderedMail | null> {
    if (!(await this.wishes.isWanted(about))) return null;
    if ('orderId' in about) return this.orders.write(about);
    const facts = await this.facts.of(about);
    return facts && this.renderer.write(facts);
  }
}
