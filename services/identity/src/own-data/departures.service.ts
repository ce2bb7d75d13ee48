import { type InputOf, type MemberActor, memberDeleted, type ownDataRoutes } from '@barspoon/contracts';
import { Outbox, OwnData } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { noSession, wrongUsername } from '../accounts/account.errors.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { ChallengesRepository } from '../challenges/challenges.repository.ts';
import { MembershipService } from '../membership/membership.service.ts';
import { ProfilesRepository } from '../profiles/profiles.repository.ts';
import { Confirmation } from '../sessions/confirmation.ts';
import { MemberStandings } from '../sessions/member-standings.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { UsedTrialsRepository } from '../sign-in/used-trials.repository.ts';

type Delete = InputOf<typeof ownDataRoutes.delete>['body'];

/** Members who leave. */
@Injectable()
export class DeparturesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly profiles: ProfilesRepository,
    private readonly sessions: SessionsService,
    private readonly confirmation: Confirmation,
    private readonly challenges: ChallengesRepository,
    private readonly standings: MemberStandings,
    private readonly memberships: MembershipService,
    private readonly usedTrials: UsedTrialsRepository,
    private readonly own: OwnData,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** What they sign in with. */
  async credentials(actor: MemberActor) {
    const account = await this.accounts.findById(actor.id);
    return { password: account?.passwordHash != null, google: account?.googleSubject !== undefined };
  }

  /** Erases the account and lets every service erase what it keeps. */
  async delete({ id: memberId, sessionId }: MemberActor, { username, password }: Delete) {
    if (password !== undefined) await this.confirmation.of({ memberId, sessionId, password });
    const account = await this.accounts.findById(memberId);
    if (!account) throw noSession();
    const profile = await this.profiles.find(memberId);
    if (profile && profile.usernameKey !== username.trim().toLowerCase().replace(/^@/, ''))
      throw wrongUsername();
    // A site without an admin could not be looked after.
    await this.erase(account, () => this.standings.assertOtherAdmin(account));
    return { done: true as const };
  }

  /** Erases somebody who had left already and whom a restored backup has brought back. */
  async eraseAgain(memberId: string) {
    const account = await this.accounts.findById(memberId);
    if (account) await this.erase(account);
    return { erased: account !== null };
  }

  /** @param check may refuse it, in its transaction */
  private async erase(account: AccountRow, check?: () => Promise<void>): Promise<void> {
    await this.memberships.leave(account._id);
    await this.transactions.run(async () => {
      await check?.();
      await this.sessions.endAllOf(account._id);
      await this.own.erase(account._id);
      if (account.email) {
        await this.challenges.removeAllTo(account.email);
        await this.usedTrials.remember(
          account.email,
          account.trialFrom ?? account.createdAt,
          this.clock.now(),
        );
      }
      await this.audit.record('member.deleted', `member:${account._id}`);
      await this.outbox.add(
        memberDeleted,
        { memberId: account._id },
        { aggregate: `member:${account._id}`, revision: account.revision + 1 },
      );
    });
  }
}
