import { challengeMailRoutes, kindNamed, type MailSubject } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { ChoicesRepository } from '../choices/choices.repository.ts';
import { mailWayOf } from '../choices/mail-way.ts';
import { NotificationTexts } from '../inbox/notification-texts.ts';
import { NotificationsRepository } from '../inbox/notifications.repository.ts';
import { MailingRepository } from '../mailing/mailing.repository.ts';
import { SuppressedAddresses } from '../mailing/suppressed-addresses.ts';
import { DigestRenderer } from '../mails/digest-renderer.ts';
import type { RenderedMail } from '../mails/message.ts';

/** Writes daily summaries, of what is unread and wanted when they are written. Implements BEYOND-102. */
@Injectable()
export class DigestMails {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly choices: ChoicesRepository,
    private readonly texts: NotificationTexts,
    private readonly mailing: MailingRepository,
    private readonly suppressed: SuppressedAddresses,
    private readonly renderer: DigestRenderer,
    private readonly caller: Caller,
  ) {}

  /** Null when nothing is left to tell. Only to addresses that are known to be the member's: it names others; and to none that takes no mail. */
  async write({ memberId, day }: Extract<MailSubject, { kind: 'digest' }>): Promise<RenderedMail | null> {
    const choices = await this.choices.find(memberId);
    const rows = (await this.notifications.ofDigest(memberId, day)).filter((row) => {
      const kind = kindNamed(row.kind);
      return kind && mailWayOf(kind, choices) === 'daily';
    });
    if (rows.length === 0) return null;
    const body = { memberId, verifiedOnly: true };
    const { to } = await this.caller.call(challengeMailRoutes.addressee, { body });
    if (!to || (await this.suppressed.among([memberId], new Map([[memberId, to]]))).size > 0) return null;
    const items = await this.texts.of(rows);
    return this.renderer.write(items, to, await this.mailing.tokenOf(memberId, 'digest'));
  }
}
