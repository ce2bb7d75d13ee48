import {
  type addresseeSchema,
  type ChallengePurpose,
  challengeMailRoutes,
  type MailSubject,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

type Addressee = z.output<typeof addresseeSchema>;

/** Everything a mail says. */
export type Facts =
  | { kind: 'link'; purpose: ChallengePurpose; to: Addressee; token: string; expiresAt: Date }
  | { kind: 'address-change-notice'; to: Addressee; newEmail: string }
  | { kind: 'password-changed' | 'session-replayed' | 'sign-up-repeated'; to: Addressee; occurredAt: Date };

/** Asks identity for what a mail needs, at the moment it is written. */
@Injectable()
export class MailFacts {
  constructor(private readonly caller: Caller) {}

  /** Null when the mail is no longer due. */
  async of(about: MailSubject): Promise<Facts | null> {
    if ('memberId' in about) {
      const { memberId, kind, occurredAt } = about;
      const { to } = await this.caller.call(challengeMailRoutes.addressee, { body: { memberId } });
      return to && { kind, to, occurredAt: new Date(occurredAt) };
    }
    const { challengeId } = about;
    const { mail } = await this.caller.call(challengeMailRoutes.link, { body: { challengeId } });
    if (!mail) return null;
    const { purpose, to, token, expiresAt, formerEmail } = mail;
    if (about.kind === 'link') return { kind: 'link', purpose, to, token, expiresAt: new Date(expiresAt) };
    return (
      (formerEmail && {
        kind: 'address-change-notice',
        to: { ...to, email: formerEmail },
        newEmail: to.email,
      }) ||
      null
    );
  }
}
