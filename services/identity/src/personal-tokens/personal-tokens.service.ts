import { hash, randomBytes } from 'node:crypto';
import {
  dayMs,
  type MemberActor,
  maxPersonalTokens,
  type PersonalToken,
  type PersonalTokenInput,
  personalTokenMade,
  personalTokenPrefix,
  tokenScopeNames,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { AccessRules } from '../accounts/access.ts';
import { noSession } from '../accounts/account.errors.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { tokenNotFound, tokenRefused, tooManyTokens } from './personal-token.errors.ts';
import type { PersonalTokenRow } from './personal-token.schema.ts';
import { PersonalTokensRepository } from './personal-tokens.repository.ts';

/** A member's access tokens for programs. Implements BEYOND-281, BEYOND-283. */
@Injectable()
export class PersonalTokensService {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: PersonalTokensRepository,
    private readonly accounts: AccountsRepository,
    private readonly rules: AccessRules,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list(actor: MemberActor) {
    const rows = await this.tokens.listOf(actor.id, this.clock.now());
    return { items: rows.map(toPersonalToken) };
  }

  /** @throws DomainError 422 for whoever has as many as one may have */
  async create({ id: memberId }: MemberActor, { name, scopes, days, addresses }: PersonalTokenInput) {
    const now = this.clock.now();
    const secret = `${personalTokenPrefix}${randomBytes(32).toString('base64url')}`;
    const row: PersonalTokenRow = {
      _id: newId(),
      memberId,
      name,
      scopes: tokenScopeNames.filter((scope) => scopes.includes(scope)),
      addresses,
      hash: hash('sha256', secret, 'base64url'),
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * dayMs),
    };
    await this.transactions.run(async () => {
      const account = await this.accounts.findById(memberId);
      if (!account || account.suspendedAt) throw noSession();
      // The account is written, so that of several at once none is beyond the limit, and none outlives what ends all.
      await this.accounts.change(memberId, {});
      if ((await this.tokens.listOf(memberId, now)).length >= maxPersonalTokens) throw tooManyTokens();
      await this.tokens.add(row);
      await this.audit.record('member.token-made', `member:${memberId}`, { scopes: row.scopes, days });
      await this.outbox.add(
        personalTokenMade,
        { memberId, tokenId: row._id },
        { aggregate: `personal-token:${row._id}`, revision: 1 },
      );
    });
    return { token: toPersonalToken(row), secret };
  }

  async revoke({ id: memberId }: MemberActor, id: string) {
    await this.transactions.run(async () => {
      if (!(await this.tokens.end(memberId, id))) throw tokenNotFound();
      await this.audit.record('member.token-revoked', `member:${memberId}`);
    });
    return { done: true as const };
  }

  /** Whose token this is, for a gateway, which keeps the answer for some seconds. */
  async resolve(tokenHash: string) {
    const now = this.clock.now();
    const row = await this.tokens.find(tokenHash, now);
    const account = row && (await this.accounts.findById(row.memberId));
    if (!account || account.suspendedAt) throw tokenRefused();
    const today = now.toISOString().slice(0, 10);
    if (row.lastUsedOn !== today) await this.tokens.noteUse(row._id, today);
    return {
      tokenId: row._id,
      memberId: row.memberId,
      role: account.role,
      scopes: row.scopes,
      addresses: row.addresses ?? [],
      expiresAt: row.expiresAt.toISOString(),
      grantedUntil: this.rules.grantedUntil(account, now)?.toISOString() ?? null,
    };
  }
}

const toPersonalToken = (row: PersonalTokenRow): PersonalToken => ({
  id: row._id,
  name: row.name,
  scopes: row.scopes,
  addresses: row.addresses ?? [],
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedOn: row.lastUsedOn ?? null,
});
