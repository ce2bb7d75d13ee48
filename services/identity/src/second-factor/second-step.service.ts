import type { InputOf, OpenedSession, secondStepInternalRoutes } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { suspended } from '../accounts/account.errors.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { WaitingSignInsRepository } from '../sessions/waiting-sign-ins.repository.ts';
import { FactorCodes } from './factor-codes.service.ts';
import { signInExpired } from './second-factor.errors.ts';

type Finish = InputOf<typeof secondStepInternalRoutes.finish>['body'];

/** The second step of signing in. Implements BEYOND-221. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly transactions: Transactions,
    private readonly waiting: WaitingSignInsRepository,
    private readonly accounts: AccountsRepository,
    private readonly codes: FactorCodes,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens the session of a sign-in that waits. A try counts before the code is looked at.
   * @throws DomainError 401 for a sign-in that is over, 403 for the suspended, 422 for a wrong code, 429 after ten
   */
  async finish({ token, code, device }: Finish): Promise<OpenedSession> {
    const memberId = await this.waiting.tryOnce(token, this.clock.now());
    const account = memberId ? await this.accounts.findById(memberId) : null;
    if (!account?.secondFactorSince) throw signInExpired();
    if (account.suspendedAt) throw suspended(account.suspension);
    await this.codes.count(account._id, code);
    return this.transactions.run(async () => {
      if (!(await this.waiting.use(token))) throw signInExpired();
      await this.codes.use(account._id, code);
      return this.sessions.begin(account, device);
    });
  }
}
