import {
  type Actor,
  type InputOf,
  type identityInternalRoutes,
  type OpenedSession,
  passwordChanged,
  profileChanged,
  type WaitingSignIn,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { emailTaken, suspended } from '../accounts/account.errors.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { Passwords } from '../accounts/passwords.ts';
import { linkExpired, linkUnknown, linkUsed } from '../challenges/challenge.errors.ts';
import type { ChallengeRow } from '../challenges/challenge.schema.ts';
import { ChallengesRepository } from '../challenges/challenges.repository.ts';
import { LinkTokens } from '../challenges/link-tokens.ts';
import { SessionsService } from '../sessions/sessions.service.ts';

type Reset = InputOf<typeof identityInternalRoutes.resetPassword>['body'];

/** A challenge whose link was mailed, and the account it is about. */
interface Mailed {
  challenge: ChallengeRow;
  account: AccountRow;
}

/** What links from mails do, once each. */
@Injectable()
export class LinksService {
  constructor(
    private readonly transactions: Transactions,
    private readonly challenges: ChallengesRepository,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly passwords: Passwords,
    private readonly tokens: LinkTokens,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError 422 for a link that is unknown, used or expired, 403 for the suspended */
  async check(token: string) {
    const { challenge } = await this.find(token);
    return { purpose: challenge.purpose };
  }

  /**
   * Makes the address of a verification link verified, or that of a change the account's own. Whoever opens it while they
   * are signed in reads the mails and knows the password. Implements BEYOND-09, BEYOND-181.
   * @throws DomainError 422 for a link that is unknown, used or expired, 403 for the suspended, 409 when the address has
   * an account by now
   */
  async confirmEmail(opener: Actor, token: string): Promise<{ email: string }> {
    const { challenge, account } = await this.find(token);
    const { purpose, email } = challenge;
    if (purpose === 'reset-password') throw linkUnknown();
    const now = this.clock.now();
    try {
      await this.transactions.run(async () => {
        await this.use(challenge, now);
        const { revision } = await this.accounts.change(account._id, {
          email,
          emailVerifiedAt: now,
          passwordProven: opener.kind === 'member' && opener.id === account._id,
        });
        await this.audit.record(
          purpose === 'verify-email' ? 'member.email-verified' : 'member.email-changed',
          `member:${account._id}`,
        );
        await this.outbox.add(
          profileChanged,
          { memberId: account._id },
          { aggregate: `account:${account._id}`, revision },
        );
      });
    } catch (error) {
      if ((error as { keyPattern?: { email?: number } }).keyPattern?.email) throw emailTaken();
      throw error;
    }
    return { email };
  }

  /**
   * Sets a new password, ends every session and opens one for the browser that did it, once it has shown a second factor. Opening the link also proved
   * the address. Implements BEYOND-10.
   * @throws DomainError 422 for a link that is unknown, used or expired, 403 for the suspended
   */
  async resetPassword({ token, password, device }: Reset): Promise<OpenedSession | WaitingSignIn> {
    const { challenge, account } = await this.find(token);
    if (challenge.purpose !== 'reset-password') throw linkUnknown();
    const passwordHash = await this.passwords.hash(password);
    const now = this.clock.now();
    const after = await this.transactions.run(async () => {
      await this.use(challenge, now);
      const changed = await this.accounts.change(account._id, {
        passwordHash,
        passwordProven: true,
        emailVerifiedAt: account.emailVerifiedAt ?? now,
      });
      await this.sessions.endAllOf(account._id);
      await this.audit.record('member.password-reset', `member:${account._id}`, { by: 'link' });
      await this.outbox.add(
        passwordChanged,
        { memberId: account._id, by: 'link' },
        { aggregate: `member:${account._id}`, revision: changed.revision },
      );
      return changed;
    });
    return this.sessions.open(after, device);
  }

  private async find(token: string): Promise<Mailed> {
    const id = this.tokens.challengeIn(token);
    const challenge = id ? await this.challenges.find(id) : null;
    if (!challenge?.memberId) throw linkUnknown();
    if (challenge.usedAt) throw linkUsed();
    if (challenge.expiresAt <= this.clock.now()) throw linkExpired();
    const account = await this.accounts.findById(challenge.memberId);
    const isOfToday = account?.email === (challenge.formerEmail ?? challenge.email);
    if (!account || (account.email && !isOfToday)) throw linkUnknown();
    if (account.suspendedAt) throw suspended(account.suspension);
    return { challenge, account };
  }

  /** Uses a link; with it all others of its kind, and those to an address that is no longer the account's, are void. */
  private async use(challenge: ChallengeRow, now: Date): Promise<void> {
    if (!(await this.challenges.use(challenge._id, now))) throw linkUsed();
    const { memberId, purpose } = challenge;
    if (!memberId) return;
    const others =
      purpose === 'verify-email' ? ([purpose] as const) : (['reset-password', 'change-email'] as const);
    await this.challenges.voidAll(memberId, others, now);
  }
}
