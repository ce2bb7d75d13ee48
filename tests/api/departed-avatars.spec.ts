import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { identityInternalRoutes, ownDataRoutes, profileRoutes } from '@barspoon/contracts';
import { bootstrap as startGateway } from '@barspoon/gateway';
import { bootstrap as startIdentity } from '@barspoon/identity';
import { Agent, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formWith, smallPng } from '../support/pictures.ts';

const password = 'a long night out';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack([startIdentity]);
});
afterAll(() => stack.stop());

async function aMemberWithAvatar(url: string, email: string): Promise<Agent> {
  await stack.ask(identityInternalRoutes.ensureMember, {
    body: { email, password, fullName: 'Ada Coleman' },
  });
  const ada = await new Agent(url).signIn(email, password);
  const answer = await fetch(`${url}/api/v1/me/avatar`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${ada.token}` },
    body: formWith(smallPng),
  });
  expect(answer.status).toBe(200);
  return ada;
}

function filesOf({ userId = '' }: Agent): string[] {
  try {
    return readdirSync(join(stack.env.UPLOADS_DIR ?? '', 'avatars', userId));
  } catch {
    return [];
  }
}

describe('the avatar of a member who has left', () => {
  it('goes with them, by one of several gateways', async () => {
    const gateways = [await startGateway(stack.env), await startGateway(stack.env)];
    const ada = await aMemberWithAvatar(gateways[0]?.url ?? '', 'ada@example.com');
    const { username } = await ada.call(profileRoutes.me, {});
    expect(filesOf(ada)).toHaveLength(3);
    await ada.call(ownDataRoutes.delete, { body: { username, password } });
    await eventually(() => expect(filesOf(ada)).toEqual([]));
    for (const gateway of gateways) await gateway.stop();
  });

  it('goes as soon as a gateway runs again when none did as they left', async () => {
    const before = await startGateway(stack.env);
    const bea = await aMemberWithAvatar(before.url, 'bea@example.com');
    const { username } = await bea.call(profileRoutes.me, {});
    await before.stop();
    const actor = { kind: 'member', id: bea.userId ?? '', role: 'member', granted: true } as const;
    await stack.ask(ownDataRoutes.delete, { body: { username, password } }, { ...actor, sessionId: 'gone' });
    expect(filesOf(bea)).toHaveLength(3);

    const after = await startGateway(stack.env);
    await eventually(() => expect(filesOf(bea)).toEqual([]));
    await after.stop();
  });
});
