import {
  challengeMailRoutes,
  isOtherMail,
  isTitledBySession,
  kindNamed,
  type NotificationKind,
  notificationKinds,
  notificationText,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { DigestRenderer } from '../mails/digest-renderer.ts';
import { MailRenderer } from '../mails/mail-renderer.ts';
import type { RenderedMail } from '../mails/message.ts';
import {
  exampleCalled,
  exampleFacts,
  exampleName,
  exampleTitle,
  exampleToken,
  otherFacts,
} from './example-facts.ts';

const summarized = 5;
const reader = { email: 'ada@example.com', fullName: 'Ada Coleman' };

/** What a kind says of the example of its event. */
export function exampleText(kind: NotificationKind): string {
  const words = isTitledBySession(kind.audience) ? { title: exampleTitle } : kind.words(kind.event.example);
  const called = kind.names && exampleCalled[kind.names.thing];
  return notificationText(kind, { name: exampleName, count: kind.texts.many ? 5 : 1, words, called });
}

/** Mails as they would be sent, of examples. Implements BEYOND-101, BEYOND-102. */
@Injectable()
export class ExampleMails {
  constructor(
    private readonly mails: MailRenderer,
    private readonly digests: DigestRenderer,
    private readonly caller: Caller,
  ) {}

  /** @returns null for a name that no mail has */
  async draw(name: string): Promise<RenderedMail | null> {
    if (isOtherMail(name)) return name === 'digest' ? this.digest() : this.mails.write(otherFacts(name));
    const kind = kindNamed(name);
    const facts = kind?.mail ? exampleFacts(kind) : null;
    return facts && this.mails.write(facts);
  }

  /** @throws DomainError 404 when the member has left */
  async addressOf(memberId: string): Promise<string> {
    const input = { body: { memberId } };
    const { to } = await this.caller.call(challengeMailRoutes.addressee, input, this.caller.serviceContext());
    if (!to) throw new DomainError('notFound', 'notifications.member_not_found', 'There is no such member.');
    return to.email;
  }

  private digest(): Promise<RenderedMail> {
    const items = notificationKinds
      .filter(({ inApp }) => inApp)
      .slice(0, summarized)
      .map((kind) => ({ text: exampleText(kind), link: '/notifications' }));
    return this.digests.write(items, reader, `${exampleToken}.digest`);
  }
}
