import type { OpenedSession, Session } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Readable by no script, sent to this host only and never with a foreign site's request. */
const cookieName = '__Host-session';
const cookieFlags = { httpOnly: true, secure: true, sameSite: 'strict', path: '/' } as const;

/** Gives a browser its session: the refresh token goes into the cookie, the rest to the page. Implements BEYOND-12. */
export function openBrowserSession(reply: FastifyReply, opened: OpenedSession): Session {
  reply.setCookie(cookieName, opened.refreshToken, {
    ...cookieFlags,
    expires: new Date(opened.refreshExpiresAt),
  });
  return { accessToken: opened.accessToken, expiresAt: opened.expiresAt, user: opened.user };
}

export const forgetBrowserSession = (reply: FastifyReply) => reply.clearCookie(cookieName, cookieFlags);

export const refreshTokenOf = (request: FastifyRequest): string | undefined => request.cookies[cookieName];

export const deviceOf = (request: FastifyRequest) => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
  address: request.ip,
});

/** A page of another site can send our cookie's request at most without this header. */
export function assertOwnPage(request: FastifyRequest): void {
  const { origin, host } = request.headers;
  const isForeign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
  if (isForeign || !request.headers['x-requested-with'])
    throw new DomainError('forbidden', 'FOREIGN_ORIGIN', 'This must be asked by our own pages.');
}
