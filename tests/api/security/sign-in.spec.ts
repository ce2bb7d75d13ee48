import { createHmac, createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  adminRecipeRoutes,
  authRoutes,
  challengeRoutes,
  profileRoutes,
  siteSettingsRoutes,
} from '@barspoon/contracts';
import { bootstrap as gateway } from '@barspoon/gateway';
import type { RunningService } from '@barspoon/messaging';
import { FollowedSettings, newId } from '@barspoon/platform';
import { askTcp, hostAndPort } from '@barspoon/servers/tcp';
import { Agent, aMember, anAdmin, aRecipe, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../../support/all-services.ts';

let stack: Stack;
let member: Agent;
beforeAll(async () => {
  stack = await startStack(allServices);
  member = await aMember(stack);
});
afterAll(() => stack.stop());

const password = 'a long night out';
const signIn = (email: string, given: string, from = '127.0.0.1') =>
  stack
    .visitor()
    .request<{ code: string }>(
      'POST',
      '/api/v1/auth/sign-in',
      { email, password: given },
      { 'x-forwarded-for': from },
    );

describe('guessing a password', () => {
  it('ends after ten failures; elsewhere the right one still works (security 11)', async () => {
    const email = `${newId()}@example.com`;
    await aMember(stack, { email });
    for (let failure = 0; failure < 10; failure++)
      expect((await signIn(email, 'wrong password', '192.0.2.1')).status).toBe(401);
    const refused = await signIn(email.toUpperCase(), password, '192.0.2.1');
    expect(refused).toMatchObject({ status: 429, body: { code: 'gateway.too_many_failures' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
    expect((await signIn(email, password, '192.0.2.2')).status).toBe(200);
  });

  it('counts an IPv6 network as one (security 11, 58)', async () => {
    const email = `${newId()}@example.com`;
    await aMember(stack, { email });
    for (let failure = 0; failure < 10; failure++)
      expect((await signIn(email, 'wrong password', `2001:db8:5:5::${failure}`)).status).toBe(401);
    expect((await signIn(email, password, '2001:db8:5:5:ffff::1')).status).toBe(429);
  });

  it('is slowed down over all networks together, and the owner still gets in where they have been before (security 11, 58)', async () => {
    const email = `${newId()}@example.com`;
    await aMember(stack, { email });
    expect((await signIn(email, password, '192.0.2.99')).status).toBe(200);
    const statuses: number[] = [];
    for (let guess = 0; guess < 36; guess++)
      statuses.push((await signIn(email, 'wrong password', `198.18.7.${guess}`)).status);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
    expect(statuses.slice(30)).toContain(429);
    const slowed = await signIn(email, password, '198.18.8.1');
    const elsewhere = await signIn(email, password, '198.18.8.2');
    expect([slowed.status, elsewhere.status]).toContain(429);
    expect((await signIn(email, password, '192.0.2.99')).status).toBe(200);
    expect((await signIn(email, 'wrong password', '192.0.2.99')).status).toBe(401);
  });
});

describe('asking for a new password', () => {
  it('is answered the same whether or not the address has an account (security 14)', async () => {
    const email = `${newId()}@example.com`;
    await aMember(stack, { email });
    const ask = (address: string) =>
      stack.visitor().send(challengeRoutes.forgotPassword, { body: { email: address } });
    const [known, unknown] = [await ask(email), await ask(`${newId()}@example.com`)];
    expect(known.status).toBeLessThan(300);
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
  });
});

describe('a storm of sign-ins', () => {
  it('keeps nobody waiting who only reads: 200 at once are overtaken by those who come after them (security 12)', {
    timeout: 90_000,
  }, async () => {
    const email = `${newId()}@example.com`;
    await aMember(stack, { email });
    let waiting = 200;
    const storm = Array.from({ length: waiting }, async (_, at) => {
      const { status } = await signIn(email, password, `198.18.0.${at}`);
      waiting -= 1;
      return status;
    });
    for (let read = 0; read < 10; read++)
      expect((await stack.visitor().request('GET', '/api/v1/recipes?limit=1')).status).toBe(200);
    expect(
      waiting,
      'sign-ins that were still waiting when ten reads, one by one, were answered',
    ).toBeGreaterThan(100);
    // Who would have waited longer than a browser does is told to come again.
    for (const status of await Promise.all(storm)) expect([200, 503]).toContain(status);
  });
});

describe('a token', () => {
  const encode = (value: object | Buffer) =>
    Buffer.from(value instanceof Buffer ? value : JSON.stringify(value)).toString('base64url');
  const now = () => Math.floor(Date.now() / 1000);
  const claims = () => ({
    sub: member.userId,
    sid: newId(),
    role: 'admin',
    aud: 'members',
    iat: now(),
    exp: now() + 300,
  });
  const good = { alg: 'EdDSA', typ: 'at+jwt' };

  /** Signed with the real key, so that only what is named is wrong with it. */
  const signed = (header: object, payload: object) => {
    const text = `${encode(header)}.${encode(payload)}`;
    const key = createPrivateKey(readFileSync(stack.env.ACCESS_TOKEN_PRIVATE_KEY_FILE ?? ''));
    return `${text}.${encode(sign(null, Buffer.from(text), key))}`;
  };
  const withPublicKey = (alg: 'HS256') => {
    const text = `${encode({ alg, typ: 'at+jwt' })}.${encode(claims())}`;
    const publicKey = readFileSync(stack.env.ACCESS_TOKEN_PUBLIC_KEY_FILE ?? '');
    return `${text}.${encode(createHmac('sha256', publicKey).update(text).digest())}`;
  };
  const statusOf = async (token: string) => {
    const agent = stack.visitor();
    agent.token = token;
    return (await agent.send(profileRoutes.me)).status;
  };

  it('is good when nothing is wrong with it', async () => {
    expect(await statusOf(signed(good, claims()))).not.toBe(401);
  });

  it.each([
    ['no algorithm', () => `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(claims())}.`],
    ['the public key as a password', () => withPublicKey('HS256')],
    [
      'a foreign key named by `kid`',
      () => `${signed({ ...good, kid: '../../dev/null' }, claims()).slice(0, -8)}AAAAAAAA`,
    ],
    [
      'a foreign key named by `jku`',
      () => `${signed({ ...good, jku: 'https://evil.example/k' }, claims()).slice(0, -8)}AAAAAAAA`,
    ],
    ['a header we must understand', () => signed({ ...good, crit: ['x'], x: 1 }, claims())],
  ])('is refused with %s (security 15)', async (_, make) => {
    expect(await statusOf(make())).toBe(401);
  });

  it.each([
    ['that has run out', () => signed(good, { ...claims(), iat: now() - 700, exp: now() - 100 })],
    ['that was made too long ago', () => signed(good, { ...claims(), iat: now() - 3600 })],
    ['from the future', () => signed(good, { ...claims(), iat: now() + 3600, exp: now() + 7200 })],
    ['not valid yet', () => signed(good, { ...claims(), nbf: now() + 3600 })],
    ['for another audience', () => signed(good, { ...claims(), aud: 'others' })],
    ['of another type', () => signed({ ...good, typ: 'JWT' }, claims())],
    ['without an end', () => signed(good, { ...claims(), exp: undefined })],
  ])('%s is refused (security 16)', async (_, make) => {
    expect(await statusOf(make())).toBe(401);
  });

  it('for renewing a session gives no access (security 17)', async () => {
    const refresh = decodeURIComponent(member.cookie?.split('=')[1] ?? '');
    expect(refresh.length).toBeGreaterThan(20);
    expect(await statusOf(refresh)).toBe(401);
  });

  it('is renewed neither by a form nor for an origin that hides itself (security 22)', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${stack.url}/api/v1/auth/refresh`, {
        method: 'POST',
        headers: { cookie: member.cookie ?? '', ...headers },
        body: 'a=b',
      });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect([403, 415]).toContain((await ask(form)).status);
    expect(
      (await ask({ origin: 'null', 'x-requested-with': 'fetch', 'content-type': 'application/json' })).status,
    ).toBeGreaterThanOrEqual(400);
    expect((await member.request('POST', '/api/v1/auth/refresh', undefined, { origin: 'null' })).status).toBe(
      403,
    );
  });
});

describe('passwords', () => {
  const signUp = (given: string) =>
    stack.visitor().send(authRoutes.signUp, {
      body: {
        email: `${newId()}@example.com`,
        password: given,
        fullName: 'Ada',
        ageConfirmed: true,
        noticeVersion: 1,
      },
    });
  it('have 8 to 128 characters (security 10) [BEYOND-18]', async () => {
    expect((await signUp('k7#pQz!')).status).toBe(400);
    expect((await signUp('k7#pQz!w')).status).toBeLessThan(300);
    expect((await signUp('k7#pQz!w'.repeat(16))).status).toBeLessThan(300);
    expect((await signUp(`${'k7#pQz!w'.repeat(16)}x`)).status).toBe(400);
  });
});

describe('the last place', () => {
  it('among the featured recipes goes to one of fifty who race for it (security 48)', {
    timeout: 60_000,
  }, async () => {
    const admin = await anAdmin(stack);
    const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
    const body = { revision, settings: { ...settings, featuredRecipesLimit: 1 } };
    await admin.call(siteSettingsRoutes.revise, { body });
    await stack.service<RunningService>('catalogue').app.get(FollowedSettings).refresh();
    const ids: string[] = [];
    for (let at = 0; at < 10; at++)
      ids.push(
        (await admin.call(adminRecipeRoutes.create, { body: aRecipe({ name: `Last Call ${at}` }) })).id,
      );
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const { params, ...rest } = adminRecipeRoutes.feature.example as { params: object };
        return admin.send(adminRecipeRoutes.feature, { ...rest, params: { ...params, id: ids[at % 10] } });
      }),
    );
    expect(answers.some(({ status }) => status < 300)).toBe(true);
    const { items } = await admin.call(adminRecipeRoutes.list, { query: {} });
    expect(items.filter(({ featured }) => featured)).toHaveLength(1);
  });
});

describe('limits', () => {
  it('hold across two gateways, and without Redis reading is open and signing in is not (security 46)', {
    timeout: 60_000,
  }, async () => {
    const env = { ...stack.env, READS_PER_MINUTE: '20', CREDENTIALS_PER_MINUTE: '5', GATEWAY_PORT: '0' };
    const gateways = [await gateway(env), await gateway(env)];
    try {
      const from = { 'x-forwarded-for': '192.0.2.77' };
      const read = (at: number) =>
        new Agent(gateways[at % 2]?.url ?? '').request('GET', '/api/v1/recipes', undefined, from);
      const enter = (at: number) =>
        new Agent(gateways[at % 2]?.url ?? '').request(
          'POST',
          '/api/v1/auth/sign-in',
          { email: 'a@example.com', password: 'x' },
          from,
        );
      const reads = await Promise.all(Array.from({ length: 30 }, (_, at) => read(at)));
      expect(reads.filter(({ status }) => status === 200)).toHaveLength(20);
      const limited = reads.filter(({ status }) => status === 429);
      expect(limited).toHaveLength(10);
      expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
      const entries = await Promise.all(Array.from({ length: 8 }, (_, at) => enter(at)));
      expect(entries.filter(({ status }) => status === 429)).toHaveLength(3);

      const redis = hostAndPort(stack.env.REDIS_URL ?? '', 0);
      await askTcp(redis.host, redis.port, 'SHUTDOWN NOSAVE\r\n').catch(() => '');
      await expect.poll(async () => (await read(0)).status, { timeout: 10_000 }).toBe(200);
      expect((await enter(0)).status).toBe(503);
      expect((await read(1)).status).toBe(200);
    } finally {
      await Promise.all(gateways.map((one) => one.stop()));
    }
  });
});
