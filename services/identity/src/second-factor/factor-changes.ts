import { type FactorChange, secondFactorChanged } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Audit } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { SessionsService } from '../sessions/sessions.service.ts';

interface Change {
  change: FactorChange;
  /** Since when signing in asks for a second factor from now on; as it was when not said. */
  since?: Date | null;
  /** Whoever else is signed in as them is not anymore, as after a new password; but for this session, if any. */
  endsSessions?: { but?: string };
  /** Further details of the audit line. */
  details?: Record<string, unknown>;
}

/** What every change of a second factor leaves behind: the account, the audit, the mail to its member. */
@Injectable()
export class FactorChanges {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** Runs in the open transaction. */
  async record(
    { _id: memberId }: Pick<AccountRow, '_id'>,
    { change, since, endsSessions, details }: Change,
  ): Promise<void> {
    const to = since === undefined ? {} : { secondFactorSince: since };
    const { revision } = await this.accounts.change(memberId, to);
    if (endsSessions) await this.sessions.endAllOf(memberId, endsSessions.but);
    await this.audit.record(`member.second-factor-${change}`, `member:${memberId}`, details);
    await this.outbox.add(
      secondFactorChanged,
      { memberId, change },
      { aggregate: `member:${memberId}`, revision },
    );
  }
}
