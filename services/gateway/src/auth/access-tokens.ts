import { createPublicKey } from 'node:crypto';
import { DomainError } from '@barspoon/platform';
import { jwtVerify } from 'jose';
import { z } from 'zod';

/** What an access token says. `gu` is the second until which access is granted, absent without access. */
const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.string(),
  role: z.enum(['member', 'admin']),
  gu: z.number().optional(),
  iat: z.number(),
});
export type AccessClaims = z.output<typeof claimsSchema>;

/** Verifies access tokens without asking anybody: one fixed algorithm, our audience and type. */
export class AccessTokens {
  private readonly key;

  constructor(publicKeyPem: string) {
    this.key = createPublicKey(publicKeyPem);
  }

  /** @throws DomainError 401 for anything that is not a current access token of ours */
  async verify(token: string): Promise<AccessClaims> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: ['EdDSA'],
        audience: 'members',
        typ: 'at+jwt',
        requiredClaims: ['sub', 'exp', 'iat', 'sid'],
        clockTolerance: 5,
        maxTokenAge: '15 minutes',
      });
      return claimsSchema.parse(payload);
    } catch (cause) {
      throw new DomainError('unauthenticated', 'TOKEN_REFUSED', 'Please sign in again.', { cause });
    }
  }
}
