import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { identityInternalRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { RunningProcess, World } from './world.ts';

const password = 'a long night out';

/** A member who has signed in. */
export interface SignedIn {
  id: string;
  headers: Record<string, string>;
}

/** Makes an account and signs it in through the gateway. @throws Error when it is refused */
export async function signedIn(
  world: World,
  gateway: RunningProcess,
  email: string,
  role: 'member' | 'admin' = 'member',
): Promise<SignedIn> {
  const body = { email, password, fullName: 'Ada Coleman', role };
  await world.operate(({ ask }) => ask(identityInternalRoutes.ensureMember, { body }));
  const answer = await fetch(`${gateway.url}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'bench' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`signing in as ${email} was answered with ${answer.status}`);
  const { accessToken, user } = (await answer.json()) as { accessToken: string; user: { id: string } };
  return { id: user.id, headers: { authorization: `Bearer ${accessToken}`, 'x-requested-with': 'bench' } };
}

/** An access token for ten minutes, signed as identity signs them: for more members than can sign in in the meantime. */
export function tokenOf({ env }: World, id: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    sid: newId(),
    role: 'member',
    gu: seconds + 3600,
    sub: id,
    aud: 'members',
    iat: seconds,
    exp: seconds + 600,
  };
  const parts = [{ alg: 'EdDSA', typ: 'at+jwt' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const key = createPrivateKey(readFileSync(env.ACCESS_TOKEN_PRIVATE_KEY_FILE ?? '', 'utf8'));
  const signature = sign(null, Buffer.from(parts.join('.')), key).toString('base64url');
  return [...parts, signature].join('.');
}
