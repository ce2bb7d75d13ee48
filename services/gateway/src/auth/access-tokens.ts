import { createPublicKey, type KeyObject } from 'node:crypto';
import { roles } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AccessTokenStrategy, clockToleranceS, maxTokenAgeS } from './access-token-strategy.ts';

/**
 * What an access token says. `gu` is the second until which access is granted, absent without access; `fd` the second
 * from which the console is closed to one of the staff without a second factor; `ca` when they last confirmed who they are.
 */
const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.string(),
  role: z.enum(roles),
  gu: z.number().optional(),
  fd: z.number().optional(),
  ca: z.number().optional(),
  iat: z.number(),
  exp: z.number(),
});
export type AccessClaims = z.output<typeof claimsSchema>;

const pemBlock = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;
const maxCachedTokens = 10_000;

/** Verifies access tokens locally: one fixed algorithm, our audience and type. */
export class AccessTokens {
  private readonly keys: readonly KeyObject[];
  private readonly strategy = new AccessTokenStrategy((payload, done) =>
    done(null, claimsSchema.parse(payload)),
  );
  /** A page sends the same token with every request for ten minutes; its signature is checked once. */
  private readonly verified = new LRUCache<string, AccessClaims>({ max: maxCachedTokens });

  /**
   * @param publicKeysPem one key, or several while they are rolled: a token of any of them is good
   * @throws Error when there is none
   */
  constructor(publicKeysPem: string) {
    this.keys = (publicKeysPem.match(pemBlock) ?? []).map((block) => createPublicKey(block));
    if (this.keys.length === 0) throw new Error('there is no public key for access tokens');
  }

  /** @throws DomainError 401 for anything that is not a current access token of ours */
  async verify(token: string, now = new Date()): Promise<AccessClaims> {
    const cached = this.verified.get(token);
    if (cached && isCurrent(cached, now)) return cached;
    try {
      const claims = await this.strategy.verified<AccessClaims>({ token, keys: this.keys, now });
      this.verified.set(token, claims);
      return claims;
    } catch (cause) {
      this.verified.delete(token);
      throw new DomainError('unauthenticated', 'gateway.token_refused', 'Please sign in again.', { cause });
    }
  }
}

/** Whether a verified token would still pass the checks of time. */
function isCurrent({ iat, exp }: AccessClaims, now: Date): boolean {
  const seconds = now.getTime() / 1000;
  const end = Math.min(exp, iat + maxTokenAgeS) + clockToleranceS;
  return seconds > iat - clockToleranceS && seconds < end;
}
