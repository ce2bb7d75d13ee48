import { createHash, randomBytes } from 'node:crypto';

/** An opaque refresh token: the session it belongs to and a secret. */
export const makeRefreshToken = (sessionId: string): string =>
  `${sessionId}.${randomBytes(32).toString('base64url')}`;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The session a token claims to belong to, or null when it is none of ours. */
export function sessionIdOf(token: string): string | null {
  const [id, secret, ...rest] = token.split('.');
  return id && secret && rest.length === 0 ? id : null;
}
