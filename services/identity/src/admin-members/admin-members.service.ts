import type { AdminMember, adminMemberRoutes, InputOf, MemberActor } from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { memberNotFound } from '../accounts/account.errors.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { MemberStandings } from '../accounts/member-standings.ts';
import { ProfilesRepository } from '../profiles/profiles.repository.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { notAdminAnyMore, notYourself, suspendedAdmin } from './admin-members.errors.ts';
import { toAdminMember, toAdminMemberSession } from './member.mapper.ts';
import { MembersRepository } from './members.repository.ts';

type ListQuery = InputOf<typeof adminMemberRoutes.list>['query'];
type SettableStatus = InputOf<typeof adminMemberRoutes.setStatus>['body']['status'];

const maxSessions = 100;

/**
 * What admins do with members. Whoever acts is an admin when the change commits, not only when it was asked for; and
 * since nobody changes themselves, one admin always remains. Implements BEYOND-03, BEYOND-93.
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
        return profile ? [toAdminMember(account, profile, now)] : [];
      }),
    };
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<AdminMember> {
    const [account, profile] = await Promise.all([this.accounts.findById(id), this.profiles.find(id)]);
    if (!account || !profile) throw memberNotFound();
    return toAdminMember(account, profile, this.clock.now());
  }

  /** From the manage dialog. Implements ADM-USERS-02, BEYOND-06. */
  setStatus(actor: MemberActor, id: string, status: SettableStatus): Promise<AdminMember> {
    return this.change(actor, id, (account) => {
      if (id === actor.id && status !== 'admin')
        throw notYourself(status === 'active' ? 'demote' : 'suspend');
      if (status === 'suspended') return { suspendedAt: account.suspendedAt ?? this.clock.now() };
      return { suspendedAt: null, role: status === 'admin' ? 'admin' : 'member' };
    });
  }

  /** Implements ADM-USERS-03. */
  promote(actor: MemberActor, id: string): Promise<AdminMember> {
    return this.change(actor, id, (account) => {
      if (account.suspendedAt) throw suspendedAdmin();
      return { role: 'admin' };
    });
  }

  /** A suspension stays. Implements ADM-USERS-03. */
  demote(actor: MemberActor, id: string): Promise<AdminMember> {
    return this.change(actor, id, () => {
      if (id === actor.id) throw notYourself('demote');
      return { role: 'member' };
    });
  }

  async sessionsOf(id: string) {
    await this.get(id);
    const rows = await this.openSessions.latestOf(id, this.clock.now(), maxSessions);
    return { items: rows.map(toAdminMemberSession) };
  }

  async endSessions(actor: MemberActor, id: string) {
    await this.transactions.run(async () => {
      await this.assertStillAdmin(actor);
      if (!(await this.accounts.findById(id))) throw memberNotFound();
      await this.sessions.endAllOf(id);
      await this.audit.record('member.sessions-ended', `member:${id}`);
    });
    return { done: true as const };
  }

  private async change(
    actor: MemberActor,
    id: string,
    changeOf: (account: AccountRow) => Partial<Pick<AccountRow, 'role' | 'suspendedAt'>>,
  ): Promise<AdminMember> {
    await this.transactions.run(async () => {
      await this.assertStillAdmin(actor);
      const account = await this.accounts.findById(id);
      if (!account) throw memberNotFound();
      await this.standings.change(account, changeOf(account));
    });
    return this.get(id);
  }

  private async assertStillAdmin(actor: MemberActor): Promise<void> {
    if (!(await this.accounts.relyOnAdmin({ _id: actor.id }, this.clock.now()))) throw notAdminAnyMore();
  }
}
