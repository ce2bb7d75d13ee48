import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { AccessRules } from '../accounts/access.ts';
import type { AccountRow } from '../accounts/account.schema.ts';

const lifeMs = 10 * 60 * 1000;

/** Signs access tokens: ten minutes, EdDSA, verified by gateways without asking anybody. */
export class AccessTokenSigner {
  private readonly key;

  constructor(
    privateKeyPem: string,
    private readonly rules: AccessRules,
  ) {
    this.key = createPrivateKey(privateKeyPem);
  }

  /**
   * @param factorDue when the console closes to one of the staff without a second factor
   * @param confirmedAt when they last confirmed who they are
   */
  async sign(
    account: AccountRow,
    sessionId: string,
    { now, factorDue, confirmedAt }: { now: Date; factorDue: Date | null; confirmedAt: Date | undefined },
  ): Promise<{ token: string; expiresAt: Date }> {
    const expiresAt = new Date(now.getTime() + lifeMs);
    const until = this.rules.grantedUntil(account, now);
    const token = await new SignJWT({
      sid: sessionId,
      role: account.role,
      ...(until && { gu: Math.floor(until.getTime() / 1000) }),
      ...(factorDue && { fd: Math.floor(factorDue.getTime() / 1000) }),
      ...(confirmedAt && { ca: Math.floor(confirmedAt.getTime() / 1000) }),
    })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
      .setSubject(account._id)
      .setAudience('members')
      .setIssuedAt(Math.floor(now.getTime() / 1000))
      .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
      .sign(this.key);
    return { token, expiresAt };
  }
}
