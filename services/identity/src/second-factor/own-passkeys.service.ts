import {
  defaultSite,
  type InputOf,
  type MemberActor,
  maxPasskeys,
  type OutputOf,
  type Passkey,
  type passkeyRoutes,
} from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { noSession } from '../accounts/account.errors.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { passkeyNotFound, passkeyRefused, tooManyPasskeys } from '../passkeys/passkey.errors.ts';
import type { PasskeyRow } from '../passkeys/passkey.schema.ts';
import { nameOf } from '../passkeys/passkey-names.ts';
import { algorithms, credentialOf, handleOf, PasskeyProofs } from '../passkeys/passkey-proofs.ts';
import { PasskeysRepository } from '../passkeys/passkeys.repository.ts';
import { RelyingParty } from '../passkeys/relying-party.ts';
import { deviceName } from '../sessions/device-name.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { FactorChanges } from './factor-changes.ts';
import { FactorCodes } from './factor-codes.service.ts';
import { addressUnproven } from './second-factor.errors.ts';
import { SecondFactorsRepository } from './second-factors.repository.ts';

type Made = InputOf<typeof passkeyRoutes.add>['body'];
type Added = OutputOf<typeof passkeyRoutes.add>;

/** A member's own passkeys. Implements BEYOND-272. */
@Injectable()
export class OwnPasskeysService {
  constructor(
    private readonly transactions: Transactions,
    private readonly passkeys: PasskeysRepository,
    private readonly proofs: PasskeyProofs,
    private readonly party: RelyingParty,
    private readonly factors: SecondFactorsRepository,
    private readonly codes: FactorCodes,
    private readonly changes: FactorChanges,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsRepository,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async list({ id }: MemberActor) {
    return { items: (await this.passkeys.listOf(id)).map(toPasskey) };
  }

  /** @throws DomainError 422 for whoever has as many as one may have, or while the address may be another's */
  async begin({ id: memberId, sessionId }: MemberActor): Promise<OutputOf<typeof passkeyRoutes.begin>> {
    const [account, known, { settings }] = await Promise.all([
      this.provenOf(memberId),
      this.passkeys.listOf(memberId),
      this.settings.current(),
    ]);
    if (known.length >= maxPasskeys) throw tooManyPasskeys();
    const label = account.email ?? account.phone ?? memberId;
    return {
      ...this.proofs.challenge('add', sessionId),
      rp: { id: this.party.id, name: settings.siteName ?? defaultSite.name },
      user: { id: handleOf(memberId), name: label, displayName: label },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map(credentialOf),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    };
  }

  /**
   * The first factor of any kind ends all other sessions, and comes with recovery codes.
   * @throws DomainError 422 for one that was not made for this site, this session and this challenge
   */
  async add({ id: memberId, sessionId }: MemberActor, { passkey }: Made): Promise<Added> {
    const { aaguid, ...made } = await this.proofs.made(passkey, { purpose: 'add', subject: sessionId });
    const session = await this.sessions.findOf(memberId, sessionId);
    const now = this.clock.now();
    const row: PasskeyRow = {
      ...made,
      _id: newId(),
      memberId,
      name: nameOf(aaguid, deviceName(session?.userAgent ?? '')),
      createdAt: now,
      lastUsedAt: null,
    };
    const recoveryCodes = await this.transactions
      .run(async () => {
        const account = await this.provenOf(memberId);
        if ((await this.passkeys.countOf(memberId)) >= maxPasskeys) throw tooManyPasskeys();
        await this.passkeys.add(row);
        return this.noteAdded(account, row, sessionId);
      })
      .catch((error) => {
        const { keyPattern } = error as { keyPattern?: { credentialId?: number } };
        throw keyPattern?.credentialId ? passkeyRefused(error) : error;
      });
    return { passkey: toPasskey(row), recoveryCodes };
  }

  /** @throws DomainError 404 for one that is gone, or is another member's */
  async rename({ id: memberId }: MemberActor, id: string, name: string): Promise<Passkey> {
    const row = await this.passkeys.rename(memberId, id, name);
    if (!row) throw passkeyNotFound();
    return toPasskey(row);
  }

  /** With the last factor of any kind the recovery codes go, too. @throws DomainError 404 */
  async remove({ id: memberId, sessionId }: MemberActor, id: string) {
    await this.transactions.run(async () => {
      const row = await this.passkeys.remove(memberId, id);
      if (!row) throw passkeyNotFound();
      const [left, other] = await Promise.all([this.passkeys.countOf(memberId), this.factors.find(memberId)]);
      const isLast = left === 0 && !other?.confirmedAt;
      if (isLast) await this.factors.remove(memberId);
      await this.changes.record(
        { _id: memberId },
        {
          change: isLast ? 'passkey-off' : 'passkey-removed',
          ...(isLast && { since: null }),
          endsSessions: { but: sessionId },
          details: { name: row.name },
        },
      );
    });
    return { done: true as const };
  }

  /** @returns recovery codes with the first factor, none later */
  private async noteAdded(account: AccountRow, { name, createdAt }: PasskeyRow, but: string) {
    const details = { name };
    if (account.secondFactorSince) {
      await this.changes.record(account, { change: 'passkey-added', details });
      return [];
    }
    await this.changes.record(account, {
      change: 'passkey-on',
      since: createdAt,
      endsSessions: { but },
      details,
    });
    return this.codes.renew(account._id);
  }

  private async provenOf(memberId: string): Promise<AccountRow> {
    const account = await this.accounts.findById(memberId);
    if (!account) throw noSession();
    if (account.email && !account.emailVerifiedAt) throw addressUnproven();
    return account;
  }
}

const toPasskey = (row: PasskeyRow): Passkey => ({
  id: row._id,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});
