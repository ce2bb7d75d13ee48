import { type Access, httpRoutes, type Route, rolesFor } from '@barspoon/contracts';
import { type Agent, aMember, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { audiences, type Caller, callersOf, roleOf } from '../support/callers.ts';

let stack: Stack;
let callers: ReadonlyMap<Caller, Agent>;

beforeAll(async () => {
  stack = await startStack(allServices);
  callers = await callersOf(stack);
});
afterAll(() => stack.stop());

/** What the declaration alone says of a caller: let in, or refused with this status. */
function expected(access: Access, caller: Caller): 'let in' | 401 | 403 {
  if (access === 'public') return 'let in';
  if (caller === 'a visitor') return 401;
  const role = roleOf[caller];
  const open = rolesFor(access);
  if (open) return role && open.includes(role) ? 'let in' : 403;
  return access === 'granted' && caller === 'a member without access' ? 403 : 'let in';
}

const forwarded = httpRoutes.filter((route) => route.edge !== 'composed');
const matrix = forwarded.flatMap((route) =>
  audiences.map((caller) => ({
    name: route.key,
    route: route as Route,
    caller,
    outcome: expected(route.access, caller),
  })),
);

describe('every route, every role (security 1, 5) [ACCESS-01, ACCESS-10, ACCESS-12, ACCESS-20, ACCESS-24, BEYOND-03, BEYOND-04]', () => {
  it.each(matrix)('$name for $caller: $outcome', async ({ route, caller, outcome }) => {
    const agent = callers.get(caller);
    const { example } = route;
    const answer = await agent?.send(route, example as Parameters<Agent['send']>[1]);
    if (outcome === 'let in') expect([401, 403]).not.toContain(answer?.status);
    else expect(answer?.status).toBe(outcome);
    if (outcome === 403 && route.access === 'granted') expect(answer?.body.code).toBe('ACCESS_REQUIRED');
  });

  it('answers on no address that is not declared (security 53)', async () => {
    const document = await stack
      .visitor()
      .request<{ paths: Record<string, object> }>('GET', '/api/openapi.json');
    const documented = Object.entries(document.body.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = httpRoutes.map((route) => `${route.method} ${route.path?.replace(/:(\w+)/g, '{$1}')}`);
    expect(documented.sort()).toEqual(declared.sort());
    expect((await stack.visitor().request('GET', '/api/v1/nothing-here')).status).toBe(404);
  });
});

describe("the gateway's metrics", () => {
  it('are there for admins and nobody else (security 6)', async () => {
    const statusFor = async (caller: Caller) =>
      (await callers.get(caller)?.request('GET', '/metrics'))?.status;
    expect(await statusFor('a visitor')).toBe(404);
    expect(await statusFor('a member on trial')).toBe(404);
    for (const role of ['support', 'a moderator', 'an editor'] as const)
      expect(await statusFor(role)).toBe(404);
    expect(await statusFor('an admin')).toBe(200);
  });
});

describe('tokens', () => {
  it.each([
    ['no signature', (token: string) => `${token.split('.').slice(0, 2).join('.')}.`],
    [
      'another algorithm',
      (token: string) => `${btoa('{"alg":"none","typ":"at+jwt"}')}.${token.split('.')[1]}.`,
    ],
    ['a changed claim', (token: string) => token.replace(/\.(.)/, (_, c) => `.${c === 'e' ? 'f' : 'e'}`)],
    ['nonsense', () => 'not-a-token'],
  ])('with %s are refused (security 15, 16)', async (_, spoil) => {
    const member = callers.get('a member on trial');
    const stranger = stack.visitor();
    stranger.token = spoil(member?.token ?? '');
    expect((await stranger.request('GET', '/api/v1/me')).status).toBe(401);
  });

  it('stop working at the next request when the member is suspended (security 7) [BEYOND-07]', async () => {
    const email = 'soon-suspended@example.com';
    const member = await aMember(stack, { email });
    expect((await member.request('GET', '/api/v1/me')).status).toBe(200);
    await aMember(stack, { email, suspended: true }).catch(() => undefined);
    await expect
      .poll(async () => (await member.request('GET', '/api/v1/me')).status, { timeout: 3000 })
      .toBe(401);
  });
});
