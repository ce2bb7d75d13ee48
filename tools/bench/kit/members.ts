import { identityInternalRoutes } from '@barspoon/contracts';
import type { RunningProcess, World } from './world.ts';

const password = 'a long night out';

/** A member who has signed in. */
export interface SignedIn {
  id: string;
  headers: Record<string, string>;
}

/** Makes an account and signs it in through the gateway. @throws Error when it is refused */
export async function signedIn(world: World, gateway: RunningProcess, email: string): Promise<SignedIn> {
  const body = { email, password, fullName: 'Ada Coleman' };
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
