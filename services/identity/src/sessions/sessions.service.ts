import {
  dayMs,
  type deviceSchema,
  type OpenedSession,
  type Role,
  type Session,
  sessionReplayed,
  type WaitingSignIn,
  waitingMinutes,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, networkOf, newId } from '@barspoon/platform';
import { Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import { noSession, suspended } from '../accounts/account.errors.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { FactorNeeds } from '../accounts/factor-needs.ts';
import { ChallengesRepository } from '../challenges/challenges.repository.ts';
import { PersonalTokensRepository } from '../personal-tokens/personal-tokens.repository.ts';
import { AccessTokenSigner } from './access-token-signer.ts';
import { hashOf, RefreshTokens, sessionIdOf } from './refresh-token.ts';
import type { SessionRow } from './session.schema.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { WaitingSignInsRepository } from './waiting-sign-ins.repository.ts';

type Device = z.output<typeof deviceSchema>;
type Confirmed = Pick<SessionRow, '_id' | 'confirmedAt'>;

const lifeMs = 30 * dayMs;

@Injectable()
export class SessionsService {
  private readonly log = new Logger(SessionsService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionsRepository,
    private readonly waiting: WaitingSignInsRepository,
    private readonly accounts: AccountsRepository,
    private readonly challenges: ChallengesRepository,
    private readonly personalTokens: PersonalTokensRepository,
    private readonly factorNeeds: FactorNeeds,
    private readonly signer: AccessTokenSigner,
    private readonly tokens: RefreshTokens,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * What a password, a link from a mail or Google opens: a session, or with a second factor a sign-in that waits for its
   * code. Implements BEYOND-221.
   */
  async open(account: AccountRow, device: Device): Promise<OpenedSession | WaitingSignIn> {
    if (!account.secondFactorSince) return this.begin(account, device);
    const expiresAt = new Date(this.clock.now().getTime() + waitingMinutes * 60_000);
    const token = await this.waiting.add(account._id, expiresAt);
    return { waiting: { token, expiresAt: expiresAt.toISOString() } };
  }

  /** A session of somebody who has shown everything there is to show. */
  async begin(account: AccountRow, device: Device): Promise<OpenedSession> {
    const now = this.clock.now();
    const id = newId();
    const refreshToken = this.tokens.first(id);
    const expiresAt = new Date(now.getTime() + lifeMs);
    await this.sessions.add({
      _id: id,
      userId: account._id,
      tokenHash: hashOf(refreshToken),
      previousHash: null,
      rotatedAt: now,
      ...device,
      createdAt: now,
      confirmedAt: now,
      expiresAt,
    });
    return this.opened(account, { _id: id, confirmedAt: now }, refreshToken, expiresAt);
  }

  /** Whoever is at a session has confirmed that it is them: a token that says so. Implements BEYOND-280. */
  async confirm(account: AccountRow, sessionId: string): Promise<Session> {
    const confirmedAt = this.clock.now();
    if (!(await this.sessions.confirm(account._id, sessionId, confirmedAt))) throw noSession();
    return this.accessOf(account, { _id: sessionId, confirmedAt });
  }

  /**
   * Rotates a refresh token. The device that presents it again because the answer was lost gets the same successor until
   * the successor itself is presented. Any other token that was rotated ends the whole session, as does this one from
   * another device: either the owner or a thief holds a copy. Implements AUTH-29, BEYOND-07, BEYOND-12.
   * @throws DomainError 401 for a token that is not good anymore, 403 for the suspended
   */
  async renew(refreshToken: string, device: Device): Promise<OpenedSession> {
    const now = this.clock.now();
    const id = sessionIdOf(refreshToken);
    const session = id ? await this.sessions.find(id) : null;
    if (!session && id && (await this.sessions.hasSuspended(id))) throw suspended();
    if (!session || session.expiresAt <= now) throw noSession();
    const account = await this.accounts.findById(session.userId);
    if (!account) throw noSession();
    if (account.suspendedAt) throw suspended(account.suspension);
    const presented = hashOf(refreshToken);
    const next = this.tokens.successorOf(refreshToken, session._id);
    const expiresAt = new Date(now.getTime() + lifeMs);
    const isNewest = await this.sessions.rotate(session._id, presented, {
      tokenHash: hashOf(next),
      rotatedAt: now,
      expiresAt,
      ...device,
    });
    if (!isNewest) await this.assertRefreshLost(session._id, { from: presented, to: hashOf(next), device });
    return this.opened(account, session, next, expiresAt);
  }

  /**
   * The role of whoever holds the newest refresh token of a session, which stays as it is: a page's document is asked
   * for with the cookie alone. Null for every other token and for the suspended. Implements BEYOND-155.
   */
  async roleOfHolder(refreshToken: string): Promise<Role | null> {
    const id = sessionIdOf(refreshToken);
    const session = id ? await this.sessions.find(id) : null;
    if (!session || session.tokenHash !== hashOf(refreshToken)) return null;
    if (session.expiresAt <= this.clock.now()) return null;
    const account = await this.accounts.findById(session.userId);
    return account && !account.suspendedAt ? account.role : null;
  }

  /** Ends the session of a token; one that is already gone counts as ended. Implements AUTH-19. */
  async end(refreshToken: string): Promise<void> {
    const id = sessionIdOf(refreshToken);
    const session = id ? await this.sessions.find(id) : null;
    const presented = hashOf(refreshToken);
    if (session && (session.tokenHash === presented || session.previousHash === presented))
      await this.finish(session.userId, [session._id]);
  }

  /**
   * Ends all sessions of a member, or all but one; their access tokens are refused from the next request. Every open link
   * of the account is void with them, every sign-in that waits for a code and every access token for a program: whoever
   * had a session may have asked for one.
   * @returns how many that were
   */
  async endAllOf(userId: string, exceptId?: string): Promise<number> {
    return this.transactions.run(async () => {
      await this.voidWaysInOf(userId);
      const ids = (await this.sessions.idsOf(userId)).filter((id) => id !== exceptId);
      await this.finish(userId, ids);
      return ids.length;
    });
  }

  /** As `endAllOf`, for a member who is suspended: their open pages receive the reason. Implements BEYOND-07. */
  async suspendAllOf(userId: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.voidWaysInOf(userId);
      await this.finish(userId, await this.sessions.idsOf(userId), { bySuspension: true });
    });
  }

  private async voidWaysInOf(userId: string): Promise<void> {
    await this.waiting.removeAllOf(userId);
    await this.personalTokens.endAllOf(userId);
    const account = await this.accounts.findById(userId);
    await this.challenges.voidEvery(account ?? { _id: userId }, this.clock.now());
  }

  private finish(
    userId: string,
    ids: readonly string[],
    how: { bySuspension?: true } = {},
  ): Promise<boolean> {
    return this.transactions.run(() => this.sessions.end(userId, ids, { at: this.clock.now(), ...how }));
  }

  private async assertRefreshLost(
    sessionId: string,
    { from, to, device }: { from: string; to: string; device: Device },
  ): Promise<void> {
    const session = await this.sessions.find(sessionId);
    if (!session) throw noSession();
    const isLatest = session.previousHash === from && session.tokenHash === to;
    if (isLatest && isSameDevice(session, device)) return;
    await this.endReplayed(session);
    throw noSession();
  }

  /** Ends a session whose token was copied; its owner is notified once. */
  private async endReplayed({ _id: sessionId, userId }: SessionRow): Promise<void> {
    await this.transactions.run(async () => {
      if (!(await this.finish(userId, [sessionId]))) return;
      await this.audit.record('session.replayed', `member:${userId}`, { sessionId });
      await this.outbox.add(
        sessionReplayed,
        { memberId: userId, sessionId },
        { aggregate: `session:${sessionId}`, revision: 2 },
      );
    });
    this.log.warn({ userId, sessionId }, 'a rotated refresh token was presented: session ended');
  }

  private async opened(
    account: AccountRow,
    session: Confirmed,
    refreshToken: string,
    refreshExpiresAt: Date,
  ): Promise<OpenedSession> {
    return {
      ...(await this.accessOf(account, session)),
      refreshToken,
      refreshExpiresAt: refreshExpiresAt.toISOString(),
    };
  }

  private async accessOf(account: AccountRow, { _id, confirmedAt }: Confirmed): Promise<Session> {
    const factorDue = await this.factorNeeds.dueOf(account);
    const now = this.clock.now();
    const { token, expiresAt } = await this.signer.sign(account, _id, { now, factorDue, confirmedAt });
    return { accessToken: token, expiresAt: expiresAt.toISOString(), user: { id: account._id } };
  }
}

/** By the browser's name and the network it comes from: within one, IPv6 devices change their address by themselves. */
const isSameDevice = (one: Device, other: Device): boolean =>
  one.userAgent === other.userAgent && networkOf(one.address) === networkOf(other.address);
