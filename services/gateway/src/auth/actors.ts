import { hash, randomBytes } from 'node:crypto';
import type { Actor } from '@barspoon/contracts';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AccessTokens } from './access-tokens.ts';
import { EndedSessions } from './ended-sessions.ts';
import { Memberships } from './memberships.ts';
import { Standings } from './standings.ts';

const day = 24 * 60 * 60 * 1000;

/** Finds out who asks. */
@Injectable()
export class Actors {
  private salt = { day: 0, value: '' };

  constructor(
    private readonly tokens: AccessTokens,
    private readonly standings: Standings,
    private readonly ended: EndedSessions,
    private readonly memberships: Memberships,
    private readonly clock: Clock,
  ) {}

  /**
   * The member of the bearer token, or a visitor without one.
   * @throws DomainError 401 for a token that is not good, also on public routes, so that the page renews it
   */
  async of(request: FastifyRequest): Promise<Actor> {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token) return { kind: 'visitor', mark: this.markOf(request) };
    return this.ofToken(token);
  }

  async ofToken(token: string): Promise<Actor> {
    const now = this.clock.now();
    const claims = await this.tokens.verify(token, now);
    if (this.ended.has(claims.sid))
      throw new DomainError(
        'unauthenticated',
        'identity.session_ended',
        'Your session has ended. Please sign in again.',
      );
    const standing = this.standings.find(claims.sub);
    if (standing?.suspended)
      throw new DomainError('unauthenticated', 'identity.suspended', 'Your account has been suspended.');
    const isNewer = standing && standing.since / 1000 > claims.iat;
    const role = isNewer ? standing.role : claims.role;
    const until = this.memberships.grantedUntil(claims.sub, claims);
    const granted = role === 'admin' || (until !== null && until > now.getTime());
    return { kind: 'member', id: claims.sub, role, granted, sessionId: claims.sid };
  }

  /** Cannot be traced back: the salt lives in memory for a day. */
  private markOf(request: FastifyRequest): string {
    const today = Math.floor(Date.now() / day);
    if (this.salt.day !== today) this.salt = { day: today, value: randomBytes(16).toString('hex') };
    const { ip, headers } = request;
    return hash('sha256', `${this.salt.value}|${ip}|${headers['user-agent'] ?? ''}`, 'base64url').slice(
      0,
      22,
    );
  }
}
