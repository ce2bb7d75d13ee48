import { createPublicKey, type KeyObject } from 'node:crypto';
import { roles } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';

/** What an access token says. `gu` is the second until which access is granted, absent without access. */
const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.string(),
  role: z.enum(roles),
  gu: z.number().optional(),
  iat: z.number(),
});
export type AccessClaims = z.output<typeof claimsSchema>;

const expected = {
  algorithms: ['EdDSA'],
  audience: 'members',
  typ: 'at+jwt',
  requiredClaims: ['sub', 'exp', 'iat', 'sid'],
  clockTolerance: 5,
  maxTokenAge: '15 minutes',
};
const pemBlock = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

/** Verifies access tokens without asking anybody: one fixed algorithm, our audience and type. */
export class AccessTokens {
  private readonly keys: readonly KeyObject[];

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
    try {
      return claimsSchema.parse(await this.payloadOf(token, now));
    } catch (cause) {
      throw new DomainError('unauthenticated', 'gateway.token_refused', 'Please sign in again.', { cause });
    }
  }

  private async payloadOf(token: string, currentDate: Date): Promise<JWTPayload> {
    let refusal: unknown;
    for (const key of this.keys) {
      try {
        return (await jwtVerify(token, key, { ...expected, currentDate })).payload;
      } catch (error) {
        if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
        refusal = error;
      }
    }
    throw refusal;
  }
}
