import { signUpRepeated } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { LinkRequestsRepository } from '../challenges/link-requests.repository.ts';
import { LinkTokens } from '../challenges/link-tokens.ts';

/** A sign-up with the address of an existing account: nothing happens, but its owner is notified. */
@Injectable()
export class RepeatedSignUps {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly asks: LinkRequestsRepository,
    private readonly tokens: LinkTokens,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Lets a mail go to the owner of an address: at most once a minute and five times an hour, none to the suspended. */
  async tellOwner(email: string): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    const wait = await this.asks.count(`sign-up:${this.tokens.aliasOf(email)}`, this.clock.now());
    if (!account || account.suspendedAt || wait > 0) return;
    await this.transactions.run(() =>
      this.outbox.add(
        signUpRepeated,
        { memberId: account._id },
        { aggregate: `sign-up:${newId()}`, revision: 1 },
      ),
    );
  }
}
