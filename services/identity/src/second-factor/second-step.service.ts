import type { InputOf, OpenedSession, OutputOf, secondStepInternalRoutes } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { suspended } from '../accounts/account.errors.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { PasskeyProofs } from '../passkeys/passkey-proofs.ts';
import { PasskeysRepository } from '../passkeys/passkeys.repository.ts';
import { hashOf } from '../sessions/refresh-token.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { WaitingSignInsRepository } from '../sessions/waiting-sign-ins.repository.ts';
import { FactorCodes } from './factor-codes.service.ts';
import { signInExpired } from './second-factor.errors.ts';
import { SecondFactorsRepository } from './second-factors.repository.ts';

type Finish = InputOf<typeof secondStepInternalRoutes.finish>['body'];
type FinishWithPasskey = InputOf<typeof secondStepInternalRoutes.finishWithPasskey>['body'];

/** The second step of signing in. Implements BEYOND-221, BEYOND-274. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly transactions: Transactions,
    private readonly waiting: WaitingSignInsRepository,
    private readonly accounts: AccountsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly proofs: PasskeyProofs,
    private readonly codes: FactorCodes,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens the session of a sign-in that waits. A try counts before the code is looked at.
   * @throws DomainError 401 for a sign-in that is over, 403 for the suspended, 422 for a wrong code, 429 after ten
   */
  async finish({ token, code, device }: Finish): Promise<OpenedSession> {
    const account = await this.guardedOf(await this.waiting.tryOnce(token, this.clock.now()));
    await this.codes.count(account._id, code);
    return this.transactions.run(async () => {
      if (!(await this.waiting.use(token))) throw signInExpired();
      await this.codes.use(account._id, code);
      return this.sessions.begin(account, device);
    });
  }

  /** What finishes a sign-in that waits. @throws DomainError 401 for one that is over, 403 for the suspended */
  async ways(token: string): Promise<OutputOf<typeof secondStepInternalRoutes.ways>> {
    const account = await this.guardedOf(await this.waiting.find(token, this.clock.now()));
    const [factor, passkeys] = await Promise.all([
      this.factors.find(account._id),
      this.passkeys.listOf(account._id),
    ]);
    return {
      app: Boolean(factor?.confirmedAt),
      passkey: passkeys.length > 0 ? this.proofs.ask('second-step', hashOf(token), passkeys) : null,
    };
  }

  /** As `finish`, with a passkey that was asked for by this sign-in. @throws DomainError 422 for one that is refused */
  async finishWithPasskey({ token, passkey, device }: FinishWithPasskey): Promise<OpenedSession> {
    const account = await this.guardedOf(await this.waiting.tryOnce(token, this.clock.now()));
    const subject = hashOf(token);
    await this.proofs.use(passkey, { purpose: 'second-step', subject, memberId: account._id });
    return this.transactions.run(async () => {
      if (!(await this.waiting.use(token))) throw signInExpired();
      return this.sessions.begin(account, device);
    });
  }

  private async guardedOf(memberId: string | null): Promise<AccountRow> {
    const account = memberId ? await this.accounts.findById(memberId) : null;
    if (!account?.secondFactorSince) throw signInExpired();
    if (account.suspendedAt) throw suspended(account.suspension);
    return account;
  }
}
