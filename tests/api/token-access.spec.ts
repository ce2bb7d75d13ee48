import {
  httpRoutes,
  personalTokenRoutes,
  type Route,
  rolesFor,
  scopeOf,
  type TokenScope,
  tokenScopeNames,
  tokenScopes,
} from '@barspoon/contracts';
import { type Agent, anAdmin, type Stack, startStack } from '@barspoon/testing';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

let stack: Stack;
let admin: Agent;
/** Of an admin, so that no role opens what a scope does not. */
const programs = new Map<TokenScope | 'all', Agent>();

async function programFor(scopes: TokenScope[]): Promise<Agent> {
  const program = stack.visitor();
  const body = { name: 'Program', scopes, days: 30 as const };
  program.token = (await admin.call(personalTokenRoutes.create, { body })).secret;
  return program;
}

beforeAll(async () => {
  stack = await startStack(allServices);
  admin = await anAdmin(stack);
  for (const scope of tokenScopeNames) programs.set(scope, await programFor([scope]));
  programs.set('all', await programFor(tokenScopeNames));
});
afterAll(() => stack.stop());

/** What looks at no token at all answers a program as it answers anybody. */
const looksAtTokens = (route: Route) => !(route.edge === 'composed' && route.access === 'public');
const guarded = httpRoutes.filter(looksAtTokens);

/** Told by the addresses and declarations alone, not by the table of scopes. */
const neverByToken = guarded.filter(
  (route: Route) =>
    route.stepUp ||
    rolesFor(route.access) ||
    /^\/(auth|admin|create-checkout|customer-portal|check-subscription)(\/|$)/.test(`${route.path}`) ||
    /^\/me\/(tokens|sessions|second-factor|passkeys|confirmation|password|credentials|deletion|export|push-devices|blocks|mailing)/.test(
      `${route.path}`,
    ) ||
    /\/(invites|members\/:memberId|owner)$/.test(`${route.path}`),
);

async function outcome(program: Agent | undefined, route: Route): Promise<'let in' | 'out of scope' | 401> {
  const answer = await program?.send(route, route.example as Parameters<Agent['send']>[1]);
  if (answer?.status === 401) return 401;
  return answer?.body?.code === 'gateway.token_scope' ? 'out of scope' : 'let in';
}

describe('every scope, every route (security 91, 92) [BEYOND-282]', () => {
  it.each([...tokenScopeNames])(
    '%s opens the routes it names, and no other',
    async (scope) => {
      const wrong: string[] = [];
      for (const route of guarded) {
        const expected = scopeOf(route) === scope ? 'let in' : 'out of scope';
        const found = await outcome(programs.get(scope), route);
        if (found !== expected) wrong.push(`${route.key}: ${found}`);
      }
      expect(wrong).toEqual([]);
      expect(guarded.some((route) => scopeOf(route) === scope)).toBe(true);
    },
    120_000,
  );

  it('together open nothing of the console, of signing in, of payments, and nothing that asks who one is', async () => {
    const open: string[] = [];
    for (const route of neverByToken)
      if ((await outcome(programs.get('all'), route)) !== 'out of scope') open.push(route.key);
    expect(open).toEqual([]);
    expect(neverByToken.length).toBeGreaterThan(250);
  }, 120_000);

  it('is named in words where it is missing', async () => {
    for (const route of guarded.filter((one: Route) => one.access === 'member').slice(0, 60)) {
      const scope = scopeOf(route);
      const reader = programs.get(scope === 'profile:read' ? 'bar:read' : 'profile:read');
      const { body } = await (reader as Agent).send(route, route.example as Parameters<Agent['send']>[1]);
      expect(body.detail).toBe(
        scope
          ? `This access token may not do that. It needs: ${tokenScopes[scope]}.`
          : 'No access token may do that. Sign in on the site instead.',
      );
    }
  });

  it('opens no socket and no metrics', async () => {
    const program = programs.get('all') as Agent;
    expect((await program.request('GET', '/metrics')).status).toBe(401);
    const socket = io(stack.url, {
      transports: ['websocket'],
      reconnection: false,
      auth: { token: program.token },
    });
    const refused = await new Promise<boolean>((resolve) => {
      socket.on('connect_error', () => resolve(true));
      socket.on('disconnect', () => resolve(true));
      setTimeout(() => resolve(false), 5000);
    });
    socket.close();
    expect(refused).toBe(true);
  });
});
