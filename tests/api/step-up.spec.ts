import {
  authRoutes,
  confirmationRoutes,
  httpRoutes,
  ownDataRoutes,
  profileRoutes,
  type Route,
  type Session,
  secondFactorRoutes,
  siteSettingsRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, moveClock, type Stack } from '@barspoon/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../support/authenticator.ts';
import { sharedServices } from '../support/shared-services.ts';

const password = 'a long night out';
const minute = 60_000;
const later = 9.5 * minute;
let stack: Stack;

beforeAll(async () => {
  stack = await sharedServices();
});
afterEach(() => moveClock(stack, 0));
afterAll(() => stack.stop());

/** What is erased, exported, lets a program in or somebody sign in, or changes roles or settings of the site, told by addresses and methods alone. */
const kinds: readonly ((route: Route) => boolean)[] = [
  ({ path = '' }) => /[/-]export$/.test(path),
  ({ path = '' }) => /\/deletion$/.test(path),
  ({ method, path = '' }) => method === 'DELETE' && /^\/admin\/(recipes|inventory\/items)\//.test(path),
  ({ method, path = '' }) => method !== 'GET' && /^\/admin\/.*(settings|rules)$/.test(path),
  ({ method, path = '' }) => method === 'POST' && path === '/me/tokens',
  ({ method, path = '' }) => method === 'POST' && path.startsWith('/me/passkeys'),
  ({ method, path = '' }) => method === 'DELETE' && path.startsWith('/me/passkeys/'),
  ({ path = '' }) => path === '/me/second-factor/recovery-codes',
  ({ path = '' }) =>
    /^\/admin\/members\/.*\/(status|role|promotion|demotion|second-factor\/reset)$/.test(path),
];
/** A member's own recipes are theirs to take along, and nothing in the file is hidden on the site. */
const without: readonly string[] = ['catalogue.own-exports.file'];
const dangerous = httpRoutes.filter(
  (route: Route) => kinds.some((is) => is(route)) && !without.includes(route.key),
);

/** Somebody whose sign-in is so long ago that it confirms nothing more, with a token that is good. */
async function longSignedIn(agent: Agent): Promise<Agent> {
  moveClock(stack, later);
  agent.token = ((await agent.send(authRoutes.refresh)).body as unknown as Session).accessToken;
  moveClock(stack, later + minute);
  return agent;
}

const confirm = async (agent: Agent, body: object) => agent.send(confirmationRoutes.confirm, { body });
const needed = { status: 403, body: { code: 'identity.confirmation_needed' } };

describe('what must not happen on a device left open', () => {
  it('declares that whoever asks has confirmed who they are (security 96) [BEYOND-280]', () => {
    const declared = httpRoutes.filter((route: Route) => route.stepUp).map(({ key }) => key);
    expect(declared.sort()).toEqual(dangerous.map(({ key }) => key).sort());
    expect(declared.length).toBeGreaterThan(12);
  });

  it('is refused on every such route after ten minutes, and nothing else is (security 96, 102) [BEYOND-280]', async () => {
    const admin = await longSignedIn(await anAdmin(stack));
    const open: string[] = [];
    for (const route of dangerous) {
      const { status, body } = await admin.send(route, route.example as never);
      if (status !== 403 || body.code !== 'identity.confirmation_needed') open.push(route.key);
    }
    expect(open).toEqual([]);
    expect((await admin.send(siteSettingsRoutes.get)).status).toBe(200);
    expect((await admin.send(profileRoutes.me)).status).toBe(200);
  });

  it('is open for ten minutes to whoever confirms by their password, in that session alone (security 96, 97) [BEYOND-280]', async () => {
    const email = `${newId()}@example.com`;
    const ada = await aMember(stack, { email });
    const phone = await stack.visitor().signIn(email, password);
    await Promise.all([longSignedIn(ada), longSignedIn(phone)]);
    const exporting = (agent: Agent) => agent.send(ownDataRoutes.export, { body: {} });
    expect(await exporting(ada)).toMatchObject(needed);
    expect(await ada.call(confirmationRoutes.ways, {})).toEqual({ ways: ['password'] });
    expect(await confirm(ada, {})).toMatchObject({ body: { code: 'identity.password_needed' } });
    expect(await confirm(ada, { password: 'not mine at all' })).toMatchObject({
      status: 422,
      body: { code: 'identity.wrong_password', errors: [{ path: 'body.password' }] },
    });
    const { status, body } = await confirm(ada, { password });
    expect(status).toBe(200);
    ada.token = (body as unknown as Session).accessToken;
    expect((await exporting(ada)).status).toBe(200);
    expect(await exporting(phone), 'another session is not confirmed').toMatchObject(needed);
    moveClock(stack, later + 2 * minute);
    ada.token = ((await ada.send(authRoutes.refresh)).body as unknown as Session).accessToken;
    expect((await exporting(ada)).status, 'a renewed token says so, too').toBe(200);
    moveClock(stack, later + 12 * minute);
    expect(await exporting(ada)).toMatchObject(needed);
  });

  it('takes the code where there is a second factor, once, and not the password (security 97) [BEYOND-280, BEYOND-220]', async () => {
    const ada = await aMember(stack);
    const { key } = await ada.call(secondFactorRoutes.begin, {});
    await ada.call(secondFactorRoutes.turnOn, { body: { password, code: codeOf(key) } });
    await longSignedIn(ada);
    expect(await ada.call(confirmationRoutes.ways, {})).toEqual({ ways: ['code'] });
    expect(await confirm(ada, { password })).toMatchObject({
      status: 422,
      body: { code: 'identity.code_needed', errors: [{ path: 'body.code' }] },
    });
    const code = codeOf(key, Date.now() + later + minute);
    const { status, body } = await confirm(ada, { code });
    expect(status).toBe(200);
    expect(await confirm(ada, { code })).toMatchObject({
      status: 422,
      body: { code: 'identity.wrong_code' },
    });
    ada.token = (body as unknown as Session).accessToken;
    expect((await ada.send(ownDataRoutes.export, { body: {} })).status).toBe(200);
  });
});
