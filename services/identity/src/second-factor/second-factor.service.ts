import {
  defaultSite,
  type FactorChange,
  type InputOf,
  type MemberActor,
  secondFactorChanged,
  type secondFactorRoutes,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { noSession } from '../accounts/account.errors.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { FactorNeeds } from '../accounts/factor-needs.ts';
import { Confirmation } from '../sessions/confirmation.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { FactorCodes } from './factor-codes.service.ts';
import { FactorSecrets, isRecoveryCode } from './factor-secrets.ts';
import { addressUnproven, factorOff, factorOn, keyGone, wrongCode } from './second-factor.errors.ts';
import { SecondFactorsRepository } from './second-factors.repository.ts';

type Change = InputOf<typeof secondFactorRoutes.turnOn>['body'];

/** A key that was shown waits this long for its first code. */
const keyMs = 15 * 60_000;

/** A member's second factor, by its owner, by an admin or by the operator. Implements BEYOND-220, BEYOND-222, BEYOND-223. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly transactions: Transactions,
    private readonly factors: SecondFactorsRepository,
    private readonly codes: FactorCodes,
    private readonly secrets: FactorSecrets,
    private readonly accounts: AccountsRepository,
    private readonly needs: FactorNeeds,
    private readonly confirmation: Confirmation,
    private readonly sessions: SessionsService,
    private readonly settings: SettingsService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async get(actor: MemberActor) {
    const [row, account] = await Promise.all([this.factors.find(actor.id), this.accounts.findById(actor.id)]);
    const dueAt = account && (await this.needs.dueOf(account));
    return {
      dueAt: dueAt?.toISOString() ?? null,
      since: row?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: row?.recoveryHashes.length ?? 0,
    };
  }

  /** @throws DomainError 409 where one is on, 422 while the address may be another's */
  async begin(actor: MemberActor) {
    const account = await this.accounts.findById(actor.id);
    if (!account) throw noSession();
    if (account.email && !account.emailVerifiedAt) throw addressUnproven();
    const key = this.secrets.newKey();
    const forgottenAt = new Date(this.clock.now().getTime() + keyMs);
    if (!(await this.factors.begin(actor.id, this.secrets.seal(actor.id, key), forgottenAt)))
      throw factorOn();
    const { siteName } = (await this.settings.current()).settings;
    const label = account.email ?? account.phone ?? actor.id;
    return { key, uri: this.secrets.uriOf(key, siteName ?? defaultSite.name, label) };
  }

  /** @throws DomainError 422 for a wrong password or code, or when no key was shown lately; 409 where one is on */
  async turnOn(actor: MemberActor, input: Change) {
    const account = await this.confirmed(actor, input);
    const row = await this.factors.find(account._id);
    if (account.secondFactorSince || row?.confirmedAt) throw factorOn();
    const now = this.clock.now();
    if (!row?.forgottenAt || row.forgottenAt <= now) throw keyGone();
    if (isRecoveryCode(input.code)) throw wrongCode();
    await this.codes.count(account._id, input.code);
    const recoveryCodes = this.secrets.newRecoveryCodes();
    await this.transactions.run(async () => {
      await this.codes.use(account._id, input.code);
      if (!(await this.factors.confirm(row, this.hashesOf(account._id, recoveryCodes), now))) throw keyGone();
      await this.record(account, 'on', { secondFactorSince: now }, actor.sessionId);
    });
    return { recoveryCodes };
  }

  /** @throws DomainError 422 for a wrong password or code, or where none is on */
  async turnOff(actor: MemberActor, input: Change) {
    const account = await this.confirmedWithFactor(actor, input);
    await this.transactions.run(async () => {
      await this.codes.use(account._id, input.code);
      await this.factors.remove(account._id);
      await this.record(account, 'off', { secondFactorSince: null }, actor.sessionId);
    });
    return { done: true as const };
  }

  /** @throws DomainError 422 for a wrong password or code, or where none is on */
  async renewCodes(actor: MemberActor, input: Change) {
    const account = await this.confirmedWithFactor(actor, input);
    const recoveryCodes = this.secrets.newRecoveryCodes();
    await this.transactions.run(async () => {
      await this.codes.use(account._id, input.code);
      await this.factors.replaceRecoveryHashes(account._id, this.hashesOf(account._id, recoveryCodes));
      await this.record(account, 'new-codes', {}, actor.sessionId);
    });
    return { recoveryCodes };
  }

  /**
   * Takes away the factor of somebody who has lost it; their password is asked for as before. Runs in the open transaction.
   * @param why further details of the audit line
   * @throws DomainError 422 where none is on
   */
  async reset(account: AccountRow, why: Record<string, unknown>): Promise<void> {
    if (!account.secondFactorSince) throw factorOff();
    await this.factors.remove(account._id);
    await this.record(account, 'reset', { secondFactorSince: null }, undefined, why);
  }

  private confirmed({ id: memberId, sessionId }: MemberActor, { password }: Change): Promise<AccountRow> {
    return this.confirmation.of({ memberId, sessionId, password });
  }

  private async confirmedWithFactor(actor: MemberActor, input: Change): Promise<AccountRow> {
    const account = await this.confirmed(actor, input);
    if (!account.secondFactorSince) throw factorOff();
    await this.codes.count(account._id, input.code);
    return account;
  }

  private hashesOf(memberId: string, codes: readonly string[]): string[] {
    return codes.map((code) => this.secrets.hashOf(memberId, code));
  }

  /** Whoever else is signed in as them is not anymore, as after a new password. */
  private async record(
    account: AccountRow,
    change: FactorChange,
    to: Pick<AccountRow, 'secondFactorSince'>,
    exceptSession: string | undefined,
    why?: Record<string, unknown>,
  ): Promise<void> {
    const { revision } = await this.accounts.change(account._id, to);
    await this.sessions.endAllOf(account._id, exceptSession);
    await this.audit.record(`member.second-factor-${change}`, `member:${account._id}`, why);
    await this.outbox.add(
      secondFactorChanged,
      { memberId: account._id, change },
      { aggregate: `member:${account._id}`, revision },
    );
  }
}
