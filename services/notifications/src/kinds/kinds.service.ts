import {
  type AdminKind,
  isTitledBySession,
  kindNamed,
  type NotificationKind,
  notificationKinds,
  notificationText,
  volumeDays,
} from '@barspoon/contracts';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { NotificationsRepository } from '../inbox/notifications.repository.ts';
import { MailRenderer } from '../mails/mail-renderer.ts';
import { MailsRepository } from '../mails/mails.repository.ts';
import { exampleFacts, exampleName, exampleTitle } from './example-facts.ts';

const dayMs = 24 * 60 * 60_000;

/** The kinds of notifications as the console shows them. Implements BEYOND-102. */
@Injectable()
export class KindsService {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly mails: MailsRepository,
    private readonly renderer: MailRenderer,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<{ items: AdminKind[] }> {
    const since = new Date(this.clock.now().getTime() - volumeDays * dayMs);
    return { items: await Promise.all(notificationKinds.map((kind) => this.shown(kind, since))) };
  }

  /** @throws DomainError 404 for a kind that is not mailed */
  async preview(name: string) {
    const kind = kindNamed(name);
    const facts = kind?.mail ? exampleFacts(kind) : null;
    if (!facts)
      throw new DomainError('notFound', 'notifications.mail_not_found', 'There is no mail of this kind.');
    const { subject, html, text } = await this.renderer.write(facts);
    return { subject, html, text };
  }

  private async shown(kind: NotificationKind, since: Date): Promise<AdminKind> {
    const { topic, label, event, inApp } = kind;
    const data = event.example;
    const words = isTitledBySession(kind.audience) ? { title: exampleTitle } : kind.words(data);
    const [notified, sent] = await Promise.all([
      this.notifications.countSince(kind.kind, since),
      kind.mail ? this.mails.sentSince(kind.kind, since) : 0,
    ]);
    return {
      ...{ kind: kind.kind, topic, label, inApp, notified, sent },
      event: event.type,
      mailed: kind.mail !== null,
      preview: notificationText(kind, { name: exampleName, count: kind.texts.many ? 5 : 1, words }),
    };
  }
}
