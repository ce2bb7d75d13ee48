import {
  endSuspension,
  isStaff,
  memberStandingChanged,
  memberSuspended,
  suspensionEnded,
} from '@barspoon/contracts';
import { Jobs, Outbox } from '@barspoon/messaging';
import { Audit } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { statusOf } from '../accounts/access.ts';
import { lastAdmin } from '../accounts/account.errors.ts';
import type { AccountRow, Suspension } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { SessionsService } from './sessions.service.ts';

/** The status, and where it does not tell the role, the role. */
const standingWord = (account: AccountRow, now: Date): string =>
  !account.suspendedAt && isStaff(account.role) ? account.role : statusOf(account, now);

const aboutMember = ({ _id, revision }: AccountRow) => ({ aggregate: `member:${_id}`, revision });

/** Role, suspension and subscription as they change; everything here belongs to the open transaction. */
@Injectable()
export class MemberStandings {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes them. A new role or a suspension has its audit line, ends the sessions of whoever is suspended, and every
   * gateway hears of it at once. With a suspension goes its reason; its member is mailed. Implements BEYOND-07, BEYOND-93.
   * @param why further details of the audit line
   */
  async change(
    before: AccountRow,
    change: Partial<AccountRow>,
    why: Record<string, unknown> = {},
  ): Promise<AccountRow> {
    const to = { role: before.role, suspendedAt: before.suspendedAt, ...change };
    const isStanding = to.role !== before.role || (to.suspendedAt === null) !== (before.suspendedAt === null);
    const now = this.clock.now();
    const after = await this.accounts.change(before._id, {
      ...change,
      ...(to.suspendedAt === null && before.suspension && { suspension: null }),
      ...(isStanding && { standingChangedAt: now }),
      ...(isStaff(to.role) !== isStaff(before.role) && { staffFrom: isStaff(to.role) ? now : null }),
    });
    if (!isStanding) return after;
    if (after.suspendedAt) await this.sessions.suspendAllOf(after._id);
    const standing = { role: after.role, suspended: after.suspendedAt !== null };
    await this.audit.record('member.standing-changed', `member:${after._id}`, {
      ...standing,
      from: standingWord(before, now),
      to: standingWord(after, now),
      ...why,
    });
    await this.outbox.add(memberStandingChanged, { memberId: after._id, ...standing }, aboutMember(after));
    if (before.suspendedAt && !after.suspendedAt)
      await this.outbox.add(suspensionEnded, { memberId: after._id }, aboutMember(after));
    return after;
  }

  /** Also gives a suspension another reason or end. One with an end waits for it. Implements BEYOND-158. */
  async suspend(before: AccountRow, suspension: Suspension): Promise<void> {
    const { reason, note, until } = suspension;
    const terms = { reason, note, until: until?.toISOString() ?? null };
    const suspendedAt = before.suspendedAt ?? this.clock.now();
    const after = await this.change(before, { suspendedAt, suspension }, terms);
    const memberId = after._id;
    if (before.suspendedAt) await this.audit.record('member.suspension-changed', `member:${memberId}`, terms);
    if (until) await this.jobs.enqueue(endSuspension, `${memberId}-${until.getTime()}`, { memberId }, until);
    await this.outbox.add(memberSuspended, { memberId, reason, until: terms.until }, aboutMember(after));
  }

  /** A suspension that was lifted or prolonged meanwhile stays as it is. Runs in the open transaction. */
  async endSuspension(memberId: string): Promise<void> {
    const account = await this.accounts.findById(memberId);
    const until = account?.suspendedAt && account.suspension?.until;
    if (account && until && until <= this.clock.now()) await this.change(account, { suspendedAt: null });
  }

  /** @throws DomainError 422 when they are the only admin there is */
  async assertOtherAdmin(account: AccountRow): Promise<void> {
    if (account.role !== 'admin' || account.suspendedAt) return;
    const hasOther = await this.accounts.relyOn({ _id: { $ne: account._id } }, ['admin'], this.clock.now());
    if (!hasOther) throw lastAdmin();
  }
}
