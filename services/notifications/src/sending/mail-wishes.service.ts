import { kindNamed, type MailSubject } from '@barspoon/contracts';
import { FollowedSettings } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { ChoicesRepository } from '../choices/choices.repository.ts';
import { quietUntil } from '../choices/mail-clock.ts';
import { mailWayOf } from '../choices/mail-way.ts';

/** What an account cannot do without: verification, recovery, the notices that lead to a new password, suspensions; and what is wrong with the site. */
const always: ReadonlySet<MailSubject['kind']> = new Set([
  'link',
  'site-alert',
  'address-change-notice',
  'password-changed',
  'second-factor-changed',
  'personal-token-made',
  'session-replayed',
  'sign-up-repeated',
  'member-suspended',
  'suspension-ended',
]);

/** Whether a mail is wanted at the moment it is written, by the site and by its reader. Implements BEYOND-100, BEYOND-102. */
@Injectable()
export class MailWishes {
  constructor(
    private readonly settings: FollowedSettings,
    private readonly choices: ChoicesRepository,
  ) {}

  async isWanted(about: MailSubject): Promise<boolean> {
    if (always.has(about.kind)) return true;
    if (!this.settings.current.emailNotifications) return false;
    const kind = kindNamed(about.kind);
    if (!('memberId' in about) || !kind) return true;
    return mailWayOf(kind, await this.choices.find(about.memberId)) === 'at-once';
  }

  /** When the quiet hours end that its reader has now; null for what does not keep to them. */
  async quietUntil(about: MailSubject, now: Date): Promise<Date | null> {
    if (!('memberId' in about) || !kindNamed(about.kind)) return null;
    const row = await this.choices.find(about.memberId);
    return row?.times ? quietUntil(row.times, now) : null;
  }
}
