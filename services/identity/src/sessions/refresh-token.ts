import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Makes opaque refresh tokens: the session one belongs to and a secret. The secret of each but the first follows from
 * the token before it and a key only identity has, so that whoever did not get the answer to a rotation gets it again.
 */
export class RefreshTokens {
  private readonly key: Buffer;

  /** @param secret what every replica of identity knows and nobody else */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'refresh tokens', 32));
  }

  first(sessionId: string): string {
    return tokenOf(sessionId, randomBytes(32));
  }

  successorOf(token: string, sessionId: string): string {
    return tokenOf(sessionId, createHmac('sha256', this.key).update(token).digest());
  }
}

const tokenOf = (sessionId: string, secret: Buffer): string => `${sessionId}.${secret.toString('base64url')}`;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The session a token claims to belong to, or null when it is none of ours. */
export function sessionIdOf(token: string): string | null {
  const [id, secret, ...rest] = token.split('.');
  return id && secret && rest.length === 0 ? id : null;
}
