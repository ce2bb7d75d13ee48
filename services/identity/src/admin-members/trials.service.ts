import {
  type AdminMember,
  dayMs,
  type MemberActor,
  maxTrialDays,
  adminMemberRoutes as routes,
  trialExtended,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { AccessRules } from '../accounts/access.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { MembershipService } from '../membership/membership.service.ts';
import { needsNoTrial, trialNotLonger } from './admin-members.errors.ts';
import { AdminMembersService } from './admin-members.service.ts';
import { StaffActs } from './staff-acts.ts';

/** More time to try the site. Implements BEYOND-93. */
@Injectable()
export class TrialsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly members: AdminMembersService,
    private readonly accounts: AccountsRepository,
    private readonly memberships: MembershipService,
    private readonly staff: StaffActs,
    private readonly rules: AccessRules,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The same end once more changes nothing. @throws DomainError 422 for an end that is not later, or too late */
  async extend(actor: MemberActor, id: string, untilText: string): Promise<AdminMember> {
    const until = new Date(untilText);
    await this.transactions.run(async () => {
      const account = await this.staff.on(actor, routes.extendTrial.access, id);
      const now = this.clock.now();
      const { reason, trialEndsAt } = this.rules.of(account, now);
      if (account.suspendedAt || (reason !== 'trial' && reason !== 'none')) throw needsNoTrial();
      if (trialEndsAt?.getTime() === until.getTime()) return;
      const isLonger = until > now && (!trialEndsAt || until > trialEndsAt);
      if (!isLonger || until.getTime() > now.getTime() + maxTrialDays * dayMs)
        throw trialNotLonger(maxTrialDays);
      const after = await this.accounts.change(id, { trialUntil: until });
      await this.audit.record('member.trial-extended', `member:${id}`, {
        from: trialEndsAt?.toISOString() ?? null,
        to: until.toISOString(),
      });
      await this.memberships.tell(after);
      await this.outbox.add(
        trialExtended,
        { memberId: id, until: until.toISOString() },
        { aggregate: `member:${id}`, revision: after.revision },
      );
    });
    return this.members.get(id);
  }
}
