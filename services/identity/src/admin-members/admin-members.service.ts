import {
  type Access,
  type AdminMember,
  type InputOf,
  isStaff,
  type MemberActor,
  type Role,
  adminMemberRoutes as routes,
} from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { AccessRules } from '../accounts/access.ts';
import { memberNotFound } from '../accounts/account.errors.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { ChallengesService } from '../challenges/challenges.service.ts';
import { ProfilesRepository } from '../profiles/profiles.repository.ts';
import { SecondFactorService } from '../second-factor/second-factor.service.ts';
import { MemberStandings } from '../sessions/member-standings.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import {
  addressVerified,
  noAddress,
  notWhileSuspended,
  notYourself,
  ownFactor,
  staffMember,
  suspendedAdmin,
} from './admin-members.errors.ts';
import { toAdminMember, toAdminMemberSession } from './member.mapper.ts';
import { MembersRepository } from './members.repository.ts';
import { assertBelow, StaffActs } from './staff-acts.ts';
import { assertNoTerms, suspensionOf } from './suspension-terms.ts';

type ListQuery = InputOf<typeof routes.list>['query'];
type StatusBody = InputOf<typeof routes.setStatus>['body'];
type MailedLink = InputOf<typeof routes.sendLink>['body']['purpose'];

const maxSessions = 100;

/**
 * What the staff does with members. Whoever acts has the role when the change commits, not only when it was asked for;
 * all but admins act on ordinary members alone; and since nobody changes themselves, one admin always remains.
 * Implements BEYOND-03, BEYOND-93.
 */
@Injectable()
export class AdminMembersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly members: MembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly profiles: ProfilesRepository,
    private readonly standings: MemberStandings,
    private readonly sessions: SessionsService,
    private readonly openSessions: SessionsRepository,
    private readonly challenges: ChallengesService,
    private readonly secondFactor: SecondFactorService,
    private readonly staff: StaffActs,
    private readonly rules: AccessRules,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Implements ADM-USERS-01. */
  async list(query: ListQuery) {
    const now = this.clock.now();
    const { items, ...page } = await this.members.page(query, now);
    const profiles = await this.profiles.findAll(items.map(({ _id }) => _id));
    const byId = new Map(profiles.map((profile) => [profile._id, profile]));
    return {
      ...page,
      items: items.flatMap((account) => {
        const profile = byId.get(account._id);
        return profile ? [toAdminMember(account, profile, now, this.rules)] : [];
      }),
    };
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<AdminMember> {
    const [account, profile] = await Promise.all([this.accounts.findById(id), this.profiles.find(id)]);
    if (!account || !profile) throw memberNotFound();
    const secondFactors = await this.secondFactor.kindsOf(id);
    return { ...toAdminMember(account, profile, this.clock.now(), this.rules), secondFactors };
  }

  /**
   * From the manage dialog. Implements ADM-USERS-02, BEYOND-06, BEYOND-158.
   * @throws DomainError 422 for an end that is over or too far, and for terms of a suspension that is none
   */
  setStatus(actor: MemberActor, id: string, { status, ...terms }: StatusBody): Promise<AdminMember> {
    return this.change(actor, routes.setStatus.access, id, async (account) => {
      if (status === 'admin' && actor.role !== 'admin') throw staffMember();
      if (id === actor.id && status !== 'admin')
        throw notYourself(status === 'active' ? 'demote' : 'suspend');
      const suspension = suspensionOf(terms, actor, this.clock.now());
      if (status === 'suspended') return this.standings.suspend(account, suspension);
      assertNoTerms(terms);
      const role = status === 'admin' ? 'admin' : account.role === 'admin' ? 'member' : account.role;
      await this.standings.change(account, { suspendedAt: null, role });
    });
  }

  /** Implements ADM-USERS-03. */
  promote(actor: MemberActor, id: string): Promise<AdminMember> {
    return this.change(actor, routes.promote.access, id, async (account) => {
      if (account.suspendedAt) throw suspendedAdmin();
      await this.standings.change(account, { role: 'admin' });
    });
  }

  /** A suspension stays. Implements ADM-USERS-03. */
  demote(actor: MemberActor, id: string): Promise<AdminMember> {
    return this.change(actor, routes.demote.access, id, async (account) => {
      if (id === actor.id) throw notYourself('demote');
      await this.standings.change(account, { role: 'member' });
    });
  }

  /** Implements BEYOND-93. @throws DomainError 422 for oneself and for the suspended */
  setRole(actor: MemberActor, id: string, role: Role): Promise<AdminMember> {
    return this.change(actor, routes.setRole.access, id, async (account) => {
      if (id === actor.id) throw notYourself('demote');
      if (account.suspendedAt && isStaff(role)) throw suspendedAdmin();
      await this.standings.change(account, { role });
    });
  }

  /** @throws DomainError 422 where no mail would follow, 429 for the second within a minute */
  async sendLink(actor: MemberActor, id: string, purpose: MailedLink) {
    const account = await this.accounts.findById(id);
    if (!account) throw memberNotFound();
    assertBelow(actor, account);
    if (!account.email) throw noAddress();
    if (account.suspendedAt) throw notWhileSuspended();
    if (purpose === 'verify-email' && account.emailVerifiedAt) throw addressVerified();
    await this.challenges.askByAddress(purpose, account.email);
    await this.audit.record('member.link-sent', `member:${id}`, { purpose });
    return { done: true as const };
  }

  /** Implements BEYOND-223. @throws DomainError 422 for oneself and where none is on */
  resetSecondFactor(actor: MemberActor, id: string, reason: string): Promise<AdminMember> {
    return this.change(actor, routes.resetSecondFactor.access, id, async (account) => {
      if (id === actor.id) throw ownFactor();
      await this.secondFactor.reset(account, { by: 'admin', reason });
    });
  }

  async sessionsOf(id: string) {
    await this.get(id);
    const rows = await this.openSessions.latestOf(id, this.clock.now(), maxSessions);
    return { items: rows.map(toAdminMemberSession) };
  }

  async endSessions(actor: MemberActor, id: string) {
    await this.transactions.run(async () => {
      await this.staff.on(actor, routes.endSessions.access, id);
      await this.sessions.endAllOf(id);
      await this.audit.record('member.sessions-ended', `member:${id}`);
    });
    return { done: true as const };
  }

  private async change(
    actor: MemberActor,
    access: Access,
    id: string,
    change: (account: AccountRow) => Promise<void>,
  ): Promise<AdminMember> {
    await this.transactions.run(async () => {
      await change(await this.staff.on(actor, access, id));
    });
    return this.get(id);
  }
}
