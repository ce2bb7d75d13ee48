import {
  type InputOf,
  type MemberActor,
  type MemberWarning,
  memberWarned,
  adminMemberRoutes as routes,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { memberNotFound } from '../accounts/account.errors.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { notYourself } from './admin-members.errors.ts';
import { StaffActs } from './staff-acts.ts';
import type { WarningRow } from './warning.schema.ts';
import { WarningsRepository } from './warnings.repository.ts';

const shown = 100;

/** What moderators tell members before they suspend them. Implements BEYOND-93, BEYOND-97. */
@Injectable()
export class WarningsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly warnings: WarningsRepository,
    private readonly accounts: AccountsRepository,
    private readonly staff: StaffActs,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list(memberId: string) {
    if (!(await this.accounts.findById(memberId))) throw memberNotFound();
    return { items: (await this.warnings.latestOf(memberId, shown)).map(toWarning) };
  }

  /** @throws DomainError 403 for those who run the site, 404 for an unknown member, 422 for oneself */
  warn(
    actor: MemberActor,
    { id: memberId, warningId }: InputOf<typeof routes.warn>['params'],
    { reason, note }: InputOf<typeof routes.warn>['body'],
  ): Promise<MemberWarning> {
    return this.transactions.run(async () => {
      const account = await this.staff.on(actor, routes.warn.access, memberId);
      if (memberId === actor.id) throw notYourself('warn');
      const known = await this.warnings.find(warningId);
      // The same id of another member is nobody's to read here.
      if (known && known.memberId !== memberId) throw memberNotFound();
      if (known) return toWarning(known);
      const row = { _id: warningId, memberId, reason, note, by: actor.id, createdAt: this.clock.now() };
      await this.warnings.add(row);
      await this.audit.record('member.warned', `member:${memberId}`, { reason, note });
      await this.outbox.add(
        memberWarned,
        { memberId, warningId, reason },
        { aggregate: `warning:${warningId}`, revision: account.revision },
      );
      return toWarning(row);
    });
  }
}

const toWarning = ({ _id, reason, note, by, createdAt }: WarningRow): MemberWarning => ({
  id: _id,
  reason,
  note,
  by,
  createdAt: createdAt.toISOString(),
});
