import { isStaff, memberStandingChanged } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Audit } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { statusOf } from '../accounts/access.ts';
import { lastAdmin } from '../accounts/account.errors.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { SessionsService } from './sessions.service.ts';

/** The status, and where it does not tell the role, the role. */
const standingWord = (account: AccountRow, now: Date): string =>
  !account.suspendedAt && isStaff(account.role) ? account.role : statusOf(account, now);

/** Role, suspension and subscription as they change; everything here belongs to the open transaction. */
@Injectable()
export class MemberStandings {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes them. A new role or a suspension has its audit line, ends the sessions of whoever is suspended, and every
   * gateway hears of it at once. Implements BEYOND-07, BEYOND-93.
   */
  async change(before: AccountRow, change: Partial<AccountRow>): Promise<AccountRow> {
    const to = { role: before.role, suspendedAt: before.suspendedAt, ...change };
    const isStanding = to.role !== before.role || (to.suspendedAt === null) !== (before.suspendedAt === null);
    const now = this.clock.now();
    const after = await this.accounts.change(before._id, {
      ...change,
      ...(isStanding && { standingChangedAt: now }),
    });
    if (!isStanding) return after;
    if (after.suspendedAt) await this.sessions.suspendAllOf(after._id);
    const standing = { role: after.role, suspended: after.suspendedAt !== null };
    await this.audit.record('member.standing-changed', `member:${after._id}`, {
      ...standing,
      from: standingWord(before, now),
      to: standingWord(after, now),
    });
    await this.outbox.add(
      memberStandingChanged,
      { memberId: after._id, ...standing },
      { aggregate: `member:${after._id}`, revision: after.revision },
    );
    return after;
  }

  /** @throws DomainError 422 when they are the only admin there is */
  async assertOtherAdmin(account: AccountRow): Promise<void> {
    if (account.role !== 'admin' || account.suspendedAt) return;
    const hasOther = await this.accounts.relyOn({ _id: { $ne: account._id } }, ['admin'], this.clock.now());
    if (!hasOther) throw lastAdmin();
  }
}
