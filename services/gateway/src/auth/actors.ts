import { type Actor, isStaff } from '@barspoon/contracts';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AccessTokens } from './access-tokens.ts';
import { EndedSessions } from './ended-sessions.ts';
import { Memberships } from './memberships.ts';
import { Standings } from './standings.ts';
import { VisitorMarks } from './visitor-marks.ts';

/** Determines the actor of a request. */
@Injectable()
export class Actors {
  private readonly found = new WeakMap<FastifyRequest, Promise<Actor>>();
  constructor(
    private readonly tokens: AccessTokens,
    private readonly standings: Standings,
    private readonly ended: EndedSessions,
    private readonly memberships: Memberships,
    private readonly marks: VisitorMarks,
    private readonly clock: Clock,
  ) {}

  /**
   * The member of the bearer token, or a visitor without one; determined once per request.
   * @throws DomainError 401 for an invalid token, also on public routes, so that the page refreshes it
   */
  of(request: FastifyRequest): Promise<Actor> {
    const known = this.found.get(request);
    if (known) return known;
    const actor = this.find(request);
    this.found.set(request, actor);
    return actor;
  }

  /** The member a request is counted for; null for visitors and invalid tokens. */
  async memberOf(request: FastifyRequest): Promise<string | null> {
    if (request.headers.authorization === undefined) return null;
    const actor = await this.of(request).catch(() => null);
    return actor?.kind === 'member' ? actor.id : null;
  }

  private async find(request: FastifyRequest): Promise<Actor> {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token) return { kind: 'visitor', mark: await this.marks.of(request) };
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
    const granted = isStaff(role) || (until !== null && until > now.getTime());
    return { kind: 'member', id: claims.sub, role, granted, sessionId: claims.sid };
  }
}
