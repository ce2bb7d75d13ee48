import {
  type AdminKind,
  dayMs,
  type MemberActor,
  type NotificationKind,
  notificationKinds,
  volumeDays,
} from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { DigestsRepository } from '../digests/digests.repository.ts';
import { NotificationsRepository } from '../inbox/notifications.repository.ts';
import { PushVolumes } from '../push/push-volumes.repository.ts';
import { SiteName } from '../push/site-name.ts';
import { MailOrders } from '../sending/mail-orders.service.ts';
import { MailsRepository } from '../sending/mails.repository.ts';
import { ExampleMails, exampleText } from './example-mails.service.ts';

const digestMail = 'digest';

/** The kinds of notifications as the console shows them. Implements BEYOND-102. */
@Injectable()
export class KindsService {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly mails: MailsRepository,
    private readonly pushes: PushVolumes,
    private readonly digests: DigestsRepository,
    private readonly examples: ExampleMails,
    private readonly orders: MailOrders,
    private readonly siteName: SiteName,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list() {
    const [month, week] = [this.daysAgo(volumeDays.month), this.daysAgo(volumeDays.week)];
    const items: AdminKind[] = [];
    // One after the other: the console can wait, members cannot.
    for (const kind of notificationKinds) items.push(await this.shown(kind, month, week));
    return { items, digests: { week: await this.digestsSince(week), month: await this.digestsSince(month) } };
  }

  /** @throws DomainError 404 for a name that no mail has */
  async preview(name: string) {
    const mail = await this.examples.draw(name);
    if (!mail)
      throw new DomainError('notFound', 'notifications.mail_not_found', 'There is no mail of this kind.');
    const { subject, html, text } = mail;
    return { subject, html, text };
  }

  /** @throws DomainError 404 for a name that no mail has */
  async test(actor: MemberActor, name: string) {
    const { subject, ...drawn } = await this.preview(name);
    const address = await this.examples.addressOf(actor.id);
    await this.transactions.run(async () => {
      await this.orders.place('test-notification', address, { ...drawn, subject: `[Test] ${subject}` });
      await this.audit.record('mail.tested', `mail:${name}`);
    });
    return { done: true } as const;
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * dayMs);
  }

  private async digestsSince(since: Date) {
    return {
      made: await this.digests.madeSince(since),
      mailed: await this.mails.sentSince(digestMail, since),
    };
  }

  private async volumeSince(kind: NotificationKind, since: Date) {
    return {
      pushed: kind.inApp ? await this.pushes.since(kind.kind, since) : 0,
      mailed: kind.mail ? await this.mails.sentSince(kind.kind, since) : 0,
    };
  }

  private async shown(kind: NotificationKind, month: Date, week: Date): Promise<AdminKind> {
    const { topic, label, event, inApp } = kind;
    const says = exampleText(kind);
    const none = { made: 0, inApp: 0, read: 0 };
    const [inMonth = none, inWeek = none] = await this.notifications.volumesSince(kind.kind, [month, week]);
    return {
      kind: kind.kind,
      topic,
      label,
      inApp,
      event: event.type,
      mailed: kind.mail !== null,
      preview: says,
      push: inApp ? { title: this.siteName.current, body: says } : null,
      week: { ...inWeek, ...(await this.volumeSince(kind, week)) },
      month: { ...inMonth, ...(await this.volumeSince(kind, month)) },
    };
  }
}
