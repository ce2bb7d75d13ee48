import { type MailSubject, sendMail } from '@barspoon/contracts';
import { Jobs } from '@barspoon/messaging';
import { Clock, crashPoints, UnavailableError } from '@barspoon/platform';
import { Injectable, Logger } from '@nestjs/common';
import { NotificationsRepository } from '../inbox/notifications.repository.ts';
import { MailFacts } from '../mails/mail-facts.ts';
import { MailRenderer } from '../mails/mail-renderer.ts';
import { MailTransport } from '../mails/mail-transport.ts';
import type { RenderedMail } from '../mails/message.ts';
import { DigestMails } from './digest-mails.service.ts';
import type { MailRow } from './mail.schema.ts';
import { MailWishes } from './mail-wishes.service.ts';
import { MailsRepository } from './mails.repository.ts';
import { OrderMails } from './order-mails.service.ts';

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
    private readonly digests: DigestMails,
    private readonly notifications: NotificationsRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes that a mail is due. Runs in the open transaction; the same cause makes one mail.
   * @param subject of the notification it also is
   */
  async plan(mailId: string, about: MailSubject, subject?: string): Promise<void> {
    const memberId = 'memberId' in about ? about.memberId : null;
    const createdAt = this.clock.now();
    await this.mails.plan({
      _id: mailId,
      kind: about.kind,
      memberId,
      createdAt,
      ...(subject && { subject }),
    });
    await this.jobs.enqueue(sendMail, mailId, { mailId, about });
  }

  /**
   * Sends a mail that is due and not sent; in its reader's quiet hours it waits for their end.
   * Implements BEYOND-09, BEYOND-10, BEYOND-102.
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
      const until = await this.wishes.quietUntil(about, now);
      if (until) await this.putOff(mailId, about, until);
      else await this.deliver(mail, about);
    } catch (error) {
      await this.mails.putBack(mailId, String((error as Error).message).slice(0, 200));
      throw error;
    }
  }

  private async putOff(mailId: string, about: MailSubject, until: Date): Promise<void> {
    await this.jobs.enqueue(sendMail, `${mailId}-${until.getTime()}`, { mailId, about }, until);
    await this.mails.putBack(mailId, null);
  }

  private async deliver(row: MailRow, about: MailSubject): Promise<void> {
    const mailId = row._id;
    const mail = (await this.wasRead(row)) ? null : await this.write(about);
    if (!mail) return this.mails.settle(mailId, 'moot', this.clock.now(), null);
    const { accepted, answer } = await this.transport.deliver(mailId, mail);
    await crashPoints.reach('mail.afterAccept', () => mailId);
    await this.mails.settle(mailId, accepted ? 'sent' : 'refused', this.clock.now(), answer);
    if (!accepted) this.log.warn({ mailId, answer }, 'the mail server refused a mail for good');
  }

  private async wasRead({ memberId, kind, subject, createdAt }: MailRow): Promise<boolean> {
    return (
      memberId !== null &&
      subject !== undefined &&
      this.notifications.wasRead(memberId, kind, subject, createdAt)
    );
  }

  private async write(about: MailSubject): Promise<RenderedMail | null> {
    if (!(await this.wishes.isWanted(about))) return null;
    if ('orderId' in about) return this.orders.write(about);
    if (about.kind === 'digest') return this.digests.write(about);
    const facts = await this.facts.of(about);
    return facts && this.renderer.write(facts);
  }
}
