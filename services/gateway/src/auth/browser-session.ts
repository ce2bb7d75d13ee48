import {
  authRoutes,
  challengeRoutes,
  googleRoutes,
  type OpenedSession,
  passkeySignInRoutes,
  type Session,
  secondStepRoutes,
  type WaitingSignIn,
} from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { CONFIG } from '../tokens.ts';

/** The name and flags of a cookie: readable by no script, sent to this host only. */
export interface SessionCookie {
  readonly name: string;
  readonly flags: {
    readonly httpOnly: true;
    readonly secure: boolean;
    readonly sameSite: 'strict' | 'lax';
    readonly path: '/';
  };
}

/**
 * Over http, browsers other than Chromium refuse a `__Host-` cookie, even from localhost. Without https, which production
 * has, the cookie has its plain name.
 */
export function cookieOf(
  name: string,
  sameSite: 'strict' | 'lax',
  { PUBLIC_URL }: Pick<GatewayConfig, 'PUBLIC_URL'>,
): SessionCookie {
  const secure = new URL(PUBLIC_URL).protocol === 'https:';
  return {
    name: secure ? `__Host-${name}` : name,
    flags: { httpOnly: true, secure, sameSite, path: '/' },
  };
}

/** The cookie with a browser's refresh token; never sent with a cross-site request. Implements BEYOND-12. */
@Injectable()
export class BrowserSessions {
  private readonly cookie: SessionCookie;
  private readonly waitingCookie: SessionCookie;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    this.cookie = cookieOf('session', 'strict', config);
    this.waitingCookie = cookieOf('sign-in', 'strict', config);
  }

  /** Returns the session to a browser: the refresh token in the cookie, the rest to the page. */
  open(reply: FastifyReply, opened: OpenedSession): Session {
    const expires = new Date(opened.refreshExpiresAt);
    reply.setCookie(this.cookie.name, opened.refreshToken, { ...this.cookie.flags, expires });
    return { accessToken: opened.accessToken, expiresAt: opened.expiresAt, user: opened.user };
  }

  /** Lets this browser alone finish a sign-in that waits for a code. Implements BEYOND-221. */
  wait(reply: FastifyReply, { waiting }: WaitingSignIn): void {
    const expires = new Date(waiting.expiresAt);
    reply.setCookie(this.waitingCookie.name, waiting.token, { ...this.waitingCookie.flags, expires });
  }

  /** @throws DomainError 401 for a sign-in that waits for a code */
  openOrWait(reply: FastifyReply, answer: OpenedSession | WaitingSignIn): Session {
    if (!('waiting' in answer)) return this.open(reply, answer);
    this.wait(reply, answer);
    throw new DomainError(
      'unauthenticated',
      'identity.second_factor_needed',
      'Please finish signing in with your second step: a passkey, a code, or a recovery code.',
    );
  }

  waitingTokenOf(request: FastifyRequest): string | undefined {
    return request.cookies[this.waitingCookie.name];
  }

  forgetWaiting(reply: FastifyReply): void {
    reply.clearCookie(this.waitingCookie.name, this.waitingCookie.flags);
  }

  forget(reply: FastifyReply): void {
    reply.clearCookie(this.cookie.name, this.cookie.flags);
  }

  refreshTokenOf(request: FastifyRequest): string | undefined {
    return request.cookies[this.cookie.name];
  }
}

export const deviceOf = (request: FastifyRequest) => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
  address: request.ip,
});

/** Routes that create or use a browser session. */
export const sessionRoutes: ReadonlySet<string> = new Set(
  [
    authRoutes.signUp,
    authRoutes.signIn,
    authRoutes.refresh,
    authRoutes.signOut,
    challengeRoutes.resetPassword,
    googleRoutes.begin,
    passkeySignInRoutes.finish,
    secondStepRoutes.finish,
    secondStepRoutes.finishWithPasskey,
    secondStepRoutes.ways,
  ].map(({ key }) => key),
);

/**
 * A page of another site can make a browser send our cookie, but not this header. A client without a cookie does not need
 * it.
 * @throws DomainError 403 for a page of another site
 */
export function assertOwnPage({ headers }: FastifyRequest): void {
  const { origin, host, cookie } = headers;
  const isForeign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
  const isBrowser = origin !== undefined || cookie !== undefined || headers['sec-fetch-site'] !== undefined;
  if (isForeign || (isBrowser && !headers['x-requested-with']))
    throw new DomainError(
      'forbidden',
      'gateway.foreign_origin',
      'This request must come from one of our own pages.',
    );
}
