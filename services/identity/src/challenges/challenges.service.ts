import {
  type ChallengePurpose,
  challengeIssued,
  challengeMinutes,
  type challengeRoutes,
  type InputOf,
  type MemberActor,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { memberNotFound, wrongPassword } from '../accounts/account.errors.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { Passwords } from '../accounts/passwords.ts';
import { askedTooOften, sameEmail } from './challenge.errors.ts';
import { ChallengesRepository } from './challenges.repository.ts';
import { LinkRequestsRepository } from './link-requests.repository.ts';
import { LinkTokens } from './link-tokens.ts';

type ChangeEmail = InputOf<typeof challengeRoutes.changeEmail>['body'];

interface Issue {
  purpose: ChallengePurpose;
  email: string;
  memberId?: string;
  formerEmail?: string | undefined;
}

/** How links come to be. */
@Injectable()
export class ChallengesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly challenges: ChallengesRepository,
    private readonly asks: LinkRequestsRepository,
    private readonly accounts: AccountsRepository,
    private readonly passwords: Passwords,
    private readonly tokens: LinkTokens,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Lets a link be mailed. Runs in the open transaction. @returns the secret of the link */
  async issue({ purpose, email, memberId, formerEmail }: Issue): Promise<string> {
    const now = this.clock.now();
    const challengeId = newId();
    await this.challenges.add({
      _id: challengeId,
      purpose,
      email: email.toLowerCase(),
      memberId: memberId ?? null,
      formerEmail: formerEmail ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + challengeMinutes[purpose] * 60_000),
      usedAt: null,
    });
    await this.outbox.add(
      challengeIssued,
      { challengeId, purpose },
      { aggregate: `challenge:${challengeId}`, revision: 1 },
    );
    return this.tokens.tokenOf(challengeId);
  }

  /**
   * A link asked for by address. Whether there is such an account is looked up only when the mail is written, so that
   * neither answer nor time can tell. Implements BEYOND-09, BEYOND-10.
   * @throws DomainError 429 for the sixth ask in an hour or the second in a minute, for unknown addresses as well
   */
  async askByAddress(purpose: 'verify-email' | 'reset-password', email: string): Promise<void> {
    await this.countAsk(purpose, email);
    await this.transactions.run(() => this.issue({ purpose, email }));
  }

  /**
   * Mails a link to a new address and a notice to the present one. Whether the new one is free shows when the link is
   * opened, so that nobody learns of others' accounts.
   * @throws DomainError 422 for a wrong password or the same address, 429 when asked too often
   */
  async askForNewEmail(actor: MemberActor, { email, password }: ChangeEmail): Promise<void> {
    const account = await this.accounts.findById(actor.id);
    if (!account) throw memberNotFound();
    await this.countAsk('change-email', actor.id);
    if (!(await this.passwords.matches(password, account.passwordHash))) throw wrongPassword('password');
    if (account.email === email.toLowerCase()) throw sameEmail();
    await this.transactions.run(async () => {
      // The password may have been replaced, and with it every link made void, since it was looked at.
      if (!(await this.accounts.holdCredentials(account))) throw wrongPassword('password');
      await this.issue({ purpose: 'change-email', email, memberId: actor.id, formerEmail: account.email });
    });
  }

  private async countAsk(purpose: ChallengePurpose, whose: string): Promise<void> {
    const wait = await this.asks.count(`${purpose}:${this.tokens.aliasOf(whose)}`, this.clock.now());
    if (wait > 0) throw askedTooOften(wait);
  }
}
