import {
  type GoogleAttempt,
  type GoogleOutcome,
  googleAttemptSchema,
  googleInternalRoutes,
  googleRoutes,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { DomainError, parseInput } from '@barspoon/platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  assertOwnPage,
  BrowserSessions,
  cookieOf,
  deviceOf,
  type SessionCookie,
} from '../auth/browser-session.ts';
import type { GatewayConfig } from '../config.ts';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { contextOf } from '../http/request-context.ts';
import { CONFIG } from '../tokens.ts';

/** Sent when Google redirects the browser back, which is a cross-site navigation, so it cannot be `Strict`. */
const cookieName = 'google';
const cookieSeconds = 10 * 60;

const outcomeByCode: Record<string, GoogleOutcome> = {
  'identity.google_unverified': 'unverified',
  'identity.suspended': 'suspended',
};

/**
 * The redirect to Google and back. The browser that returns must be the one that left: it holds state, nonce and PKCE verifier
 * in a cookie; identity does the rest. Implements AUTH-16, AUTH-17, BEYOND-11.
 */
@Injectable()
export class GoogleRoutes {
  private readonly log = new Logger(GoogleRoutes.name);
  private readonly cookie: SessionCookie;

  constructor(
    private readonly caller: Caller,
    private readonly limits: RateLimits,
    private readonly sessions: BrowserSessions,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {
    this.cookie = cookieOf(cookieName, 'lax', config);
  }

  register(fastify: FastifyInstance): void {
    fastify.route({
      method: 'POST',
      url: apiPath(googleRoutes.begin),
      onRequest: this.limits.of(googleRoutes.begin),
      handler: (request, reply) => this.begin(request, reply),
    });
    fastify.route({
      method: 'GET',
      url: apiPath(googleRoutes.back),
      onRequest: this.limits.of(googleRoutes.back),
      handler: (request, reply) => this.back(request, reply),
    });
  }

  private async begin(request: FastifyRequest, reply: FastifyReply): Promise<{ url: string }> {
    assertOwnPage(request);
    reply.header('cache-control', 'no-store');
    const { body } = parseInput(googleRoutes.begin, { body: request.body });
    const { url, attempt } = await this.caller.call(
      googleInternalRoutes.begin,
      { body: { redirectUri: this.redirectUri, noticeVersion: body.noticeVersion } },
      asGateway(request),
    );
    reply.setCookie(this.cookie.name, Buffer.from(JSON.stringify(attempt)).toString('base64url'), {
      ...this.cookie.flags,
      maxAge: cookieSeconds,
    });
    return { url };
  }

  /** In every case the browser ends on one of our pages, and neither code nor token remains in its address. */
  private async back(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const attempt = attemptIn(request.cookies[this.cookie.name]);
    reply.clearCookie(this.cookie.name, this.cookie.flags).header('cache-control', 'no-store');
    reply.header('referrer-policy', 'no-referrer');
    const outcome = attempt ? await this.finish(attempt, request, reply) : 'failed';
    return reply.redirect(`${outcome === 'done' ? '/' : '/profile'}#google=${outcome}`, 303);
  }

  private async finish(
    attempt: GoogleAttempt,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<GoogleOutcome> {
    const search = request.url.slice(request.url.indexOf('?') + 1);
    const body = { returnedUrl: `${this.redirectUri}?${search}`, attempt, device: deviceOf(request) };
    try {
      const answer = await this.caller.call(googleInternalRoutes.finish, { body }, asGateway(request));
      if ('waiting' in answer) this.sessions.wait(reply, answer);
      else this.sessions.open(reply, answer);
      return 'waiting' in answer ? 'code' : 'done';
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'broken')
        this.log.error({ err: error, requestId: request.id }, 'sign-in with Google failed');
      return outcomeByCode[(error as DomainError).code] ?? 'failed';
    }
  }

  private get redirectUri(): string {
    return new URL(apiPath(googleRoutes.back), this.config.PUBLIC_URL).href;
  }
}

const asGateway = (request: FastifyRequest) => contextOf(request, { kind: 'system', name: 'gateway' });

function attemptIn(cookie: string | undefined): GoogleAttempt | null {
  try {
    return googleAttemptSchema.parse(JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}
