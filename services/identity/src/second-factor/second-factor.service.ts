import { defaultSite, type InputOf, type MemberActor, type secondFactorRoutes } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { noSession } from '../accounts/account.errors.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { FactorNeeds } from '../accounts/factor-needs.ts';
import { PasskeysRepository } from '../passkeys/passkeys.repository.ts';
import { Confirmation } from '../sessions/confirmation.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { FactorChanges } from './factor-changes.ts';
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
    private readonly passkeys: PasskeysRepository,
    private readonly codes: FactorCodes,
    private readonly secrets: FactorSecrets,
    private readonly accounts: AccountsRepository,
    private readonly needs: FactorNeeds,
    private readonly confirmation: Confirmation,
    private readonly settings: SettingsService,
    private readonly changes: FactorChanges,
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
    const keyUntil = new Date(this.clock.now().getTime() + keyMs);
    if (!(await this.factors.begin(actor.id, this.secrets.seal(actor.id, key), keyUntil))) throw factorOn();
    const { siteName } = (await this.settings.current()).settings;
    const label = account.email ?? account.phone ?? actor.id;
    return { key, uri: this.secrets.uriOf(key, siteName ?? defaultSite.name, label) };
  }

  /**
   * The first factor of any kind comes with recovery codes.
   * @throws DomainError 422 for a wrong password or code, or when no key was shown lately; 409 where one is on
   */
  async turnOn(actor: MemberActor, input: Change) {
    const { _id: memberId } = await this.confirmed(actor, input);
    const row = await this.factors.find(memberId);
    if (row?.confirmedAt) throw factorOn();
    const now = this.clock.now();
    if (!row?.key || !row.keyUntil || row.keyUntil <= now) throw keyGone();
    const { key } = row;
    if (isRecoveryCode(input.code)) throw wrongCode();
    await this.codes.count(memberId, input.code);
    const recoveryCodes = await this.transactions.run(async () => {
      const account = await this.accounts.findById(memberId);
      if (!account) throw noSession();
      await this.codes.useFor(key, memberId, input.code);
      if (!(await this.factors.confirm(memberId, key, now))) throw keyGone();
      const since = account.secondFactorSince ?? now;
      await this.changes.record(account, { change: 'on', since, endsSessions: { but: actor.sessionId } });
      return account.secondFactorSince ? [] : this.codes.renew(memberId);
    });
    return { recoveryCodes };
  }

  /** Passkeys stay, and then so do the recovery codes. @throws DomainError 422 for a wrong password or code, or without an app */
  async turnOff(actor: MemberActor, input: Change) {
    const { _id: memberId } = await this.confirmed(actor, input);
    if (!(await this.factors.find(memberId))?.confirmedAt) throw factorOff();
    await this.codes.count(memberId, input.code);
    await this.transactions.run(async () => {
      await this.codes.use(memberId, input.code);
      const hasOther = (await this.passkeys.countOf(memberId)) > 0;
      if (hasOther) await this.factors.removeKey(memberId);
      else await this.factors.remove(memberId);
      await this.changes.record(
        { _id: memberId },
        { change: 'off', ...(!hasOther && { since: null }), endsSessions: { but: actor.sessionId } },
      );
    });
    return { done: true as const };
  }

  /** For whoever has confirmed that it is them. @throws DomainError 422 where no second factor is on */
  async renewCodes({ id: memberId, sessionId }: MemberActor) {
    const recoveryCodes = await this.transactions.run(async () => {
      const account = await this.accounts.findById(memberId);
      if (!account?.secondFactorSince) throw factorOff();
      await this.changes.record(account, { change: 'new-codes', endsSessions: { but: sessionId } });
      return this.codes.renew(memberId);
    });
    return { recoveryCodes };
  }

  /**
   * Takes away every factor of somebody who has lost them; their password is asked for as before. Runs in the open transaction.
   * @param details of the audit line
   * @throws DomainError 422 where none is on
   */
  async reset(account: AccountRow, details: Record<string, unknown>): Promise<void> {
    if (!account.secondFactorSince) throw factorOff();
    await this.factors.remove(account._id);
    await this.passkeys.removeAllOf(account._id);
    await this.changes.record(account, { change: 'reset', since: null, endsSessions: {}, details });
  }

  /** By what a member's signing in asks for a second factor. Implements BEYOND-276. */
  async kindsOf(memberId: string) {
    const [row, passkeys] = await Promise.all([this.factors.find(memberId), this.passkeys.countOf(memberId)]);
    return { app: Boolean(row?.confirmedAt), passkeys };
  }

  private confirmed({ id: memberId, sessionId }: MemberActor, { password }: Change): Promise<AccountRow> {
    return this.confirmation.of({ memberId, sessionId, password });
  }
}
