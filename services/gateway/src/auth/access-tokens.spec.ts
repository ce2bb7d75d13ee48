import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { AccessTokens } from './access-tokens.ts';

const sub = '01939c5e-6a00-7000-8000-000000000001';

function aPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const sign = () =>
    new SignJWT({ sid: 'one', role: 'member' })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
      .setSubject(sub)
      .setAudience('members')
      .setIssuedAt()
      .setExpirationTime('10 minutes')
      .sign(privateKey);
  return { sign, pem: String(publicKey.export({ type: 'spki', format: 'pem' })) };
}

describe('access tokens', () => {
  const [old, fresh, foreign] = [aPair(), aPair(), aPair()];

  it('of the old key and of the new one are good while keys are rolled', async () => {
    const tokens = new AccessTokens(`${fresh.pem}\n${old.pem}`);
    expect(await tokens.verify(await old.sign())).toMatchObject({ sub, role: 'member' });
    expect(await tokens.verify(await fresh.sign())).toMatchObject({ sub, role: 'member' });
  });

  it('of a key that is not ours, or not ours anymore, are refused', async () => {
    const tokens = new AccessTokens(`${fresh.pem}\n${old.pem}`);
    await expect(tokens.verify(await foreign.sign())).rejects.toMatchObject({
      code: 'gateway.token_refused',
    });
    await expect(new AccessTokens(fresh.pem).verify(await old.sign())).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it('are refused outside of their time, also when they were verified within it', async () => {
    const tokens = new AccessTokens(fresh.pem);
    const token = await fresh.sign();
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000);
    const refused = { code: 'gateway.token_refused' };
    expect(await tokens.verify(token)).toMatchObject({ sub });
    expect(await tokens.verify(token, at(599))).toMatchObject({ sub });
    await expect(tokens.verify(token, at(607))).rejects.toMatchObject(refused);
    await expect(tokens.verify(token, at(-60))).rejects.toMatchObject(refused);
    expect(await tokens.verify(token)).toMatchObject({ sub });
  });

  it('need a key', () => {
    expect(() => new AccessTokens('')).toThrow('no public key');
  });
});
