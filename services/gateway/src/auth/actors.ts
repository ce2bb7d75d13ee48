import {
  type Actor,
  confirmationNeeded,
  confirmedMinutes,
  isStaff,
  type MemberActor,
  type Route,
  rolesFor,
  scopeOf,
  type TokenScope,
  tokenScopes,
} from '@barspoon/contracts';
import { assertAccess } from '@barspoon/messaging/requests';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type AccessClaims, AccessTokens } from './access-tokens.ts';
import { EndedSessions } from './ended-sessions.ts';
import { Memberships } from './memberships.ts';
import { isPersonalToken, PersonalTokens } from './personal-tokens.ts';
import { Standings } from './standings.ts';
import { VisitorMarks } from './visitor-marks.ts';

type Guarded = Pick<Route, 'key' | 'method' | 'access' | 'refusal' | 'stepUp'>;
type Claims = AccessClaims & { scopes?: readonly TokenScope[] };

/** Determines the actor of a request, and whether a route is open to them. */
@Injectable()
export class Actors {
  private readonly found = new WeakMap<FastifyRequest, Promise<Actor>>();
  private readonly shown = new WeakMap<Actor, Claims>();

  constructor(
    private readonly tokens: AccessTokens,
    private readonly personal: PersonalTokens,
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

  /**
   * Lets whoever asks in by what the route declares. Every route of the gateway begins here.
   * @throws DomainError 401, 403
   */
  async admit(route: Guarded, request: FastifyRequest): Promise<Actor> {
    const actor = await this.of(request);
    this.assertScope(route, actor);
    assertAccess(route.access, actor, route.refusal);
    this.assertFactor(route, actor);
    if (route.stepUp) this.assertConfirmed(actor);
    return actor;
  }

  /**
   * What the personal access token of a request opens.
   * @throws DomainError 401 without one
   */
  async scopesOf(request: FastifyRequest): Promise<readonly TokenScope[]> {
    const scopes = this.shown.get(await this.of(request))?.scopes;
    if (scopes) return scopes;
    throw new DomainError(
      'unauthenticated',
      'gateway.token_needed',
      'Send a personal access token as a bearer token. Members make one on their account page, under Connected apps.',
    );
  }

  /** @throws DomainError 403 for one of the staff whose grace without a second factor is over (BEYOND-224) */
  assertFactor({ access }: Pick<Route, 'access'>, actor: Actor): void {
    const due = this.shown.get(actor)?.fd;
    if (due === undefined || due * 1000 > this.clock.now().getTime() || rolesFor(access) === null) return;
    throw new DomainError(
      'forbidden',
      'identity.second_factor_due',
      'The console is open to staff with two-step sign-in. Set it up on your account page, under Security and privacy.',
    );
  }

  /** @throws DomainError 403 for a personal token without the scope of the route (BEYOND-282) */
  private assertScope(route: Guarded, actor: Actor): void {
    const scopes = this.shown.get(actor)?.scopes;
    if (!scopes) return;
    const scope = scopeOf(route);
    if (scope && scopes.includes(scope)) return;
    const detail = scope
      ? `This access token may not do that. It needs: ${tokenScopes[scope]}.`
      : 'No access token may do that. Sign in on the site instead.';
    throw new DomainError('forbidden', 'gateway.token_scope', detail);
  }

  /** @throws DomainError 403 for who has not confirmed for some minutes that it is them (BEYOND-280) */
  private assertConfirmed(actor: Actor): void {
    const at = this.shown.get(actor)?.ca;
    const since = this.clock.now().getTime() - confirmedMinutes * 60_000;
    if (at === undefined || at * 1000 < since)
      throw new DomainError('forbidden', confirmationNeeded, 'Please confirm that it is you.');
  }

  /** The member a request is counted for; null for visitors and invalid tokens. */
  async memberOf(request: FastifyRequest): Promise<string | null> {
    if (request.headers.authorization === undefined) return null;
    const actor = await this.of(request).catch(() => null);
    return actor?.kind === 'member' ? actor.id : null;
  }

  private async find(request: FastifyRequest): Promise<Actor> {
    const token = bearerOf(request);
    if (!token) return { kind: 'visitor', mark: await this.marks.of(request) };
    return (await this.followingBearer(request))();
  }

  /** The member of a session's access token; no personal token will do. */
  async ofToken(token: string): Promise<Actor> {
    return (await this.following(token))();
  }

  /**
   * Who a token's member is, for what stays open after the token was shown: asked again before each use, it tells their
   * role, access and suspension of that moment, not those of the start. The token's own expiry no longer counts.
   * Changes are remembered for twenty minutes, so it has to be asked more often, or dropped when they change.
   * Implements BEYOND-03, security check 66.
   * @throws DomainError 401 for an invalid token; when asked, once the session has ended or the member is suspended
   */
  async following(token: string): Promise<() => MemberActor> {
    const claims = await this.tokens.verify(token, this.clock.now());
    return () => this.memberOfClaims(claims);
  }

  /** The same for the bearer of a request, with an access token of a session or one of their own for a program. */
  async followingBearer(request: FastifyRequest): Promise<() => MemberActor> {
    const token = bearerOf(request) ?? '';
    if (!isPersonalToken(token)) return this.following(token);
    const claims = await this.personal.verify(token, request.ip);
    return () => this.memberOfClaims(claims);
  }

  private memberOfClaims(claims: Claims): MemberActor {
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
    const granted = isStaff(role) || (until !== null && until > this.clock.now().getTime());
    // A personal token opens what its member may, nothing that they may by their role.
    const shownRole = claims.scopes ? 'member' : role;
    const actor: MemberActor = {
      kind: 'member',
      id: claims.sub,
      role: shownRole,
      granted,
      sessionId: claims.sid,
    };
    this.shown.set(actor, claims);
    return actor;
  }
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
