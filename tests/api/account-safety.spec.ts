import {
  authRoutes,
  confirmationRoutes,
  passwordRoutes,
  profileRoutes,
  sessionRoutes,
} from '@barspoon/contracts';
import { bootstrap as gateway } from '@barspoon/gateway';
import type { Stoppable } from '@barspoon/platform';
import { type Agent, aMember, eventually, type Stack } from '@barspoon/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

const password = 'a long night out';
const email = (name: string) => `${name}@example.com`;

let stack: Stack;
/** A second replica of the gateway. */
let other: Stoppable & { url: string };

beforeAll(async () => {
  stack = await sharedServices();
  other = await gateway(stack.env);
});
afterAll(async () => {
  await other?.stop();
  await stack?.stop();
});

/** The same member on another device. */
const elsewhere = (name: string) => stack.visitor().signIn(email(name), password);

const meAt = (url: string, { token }: Agent) =>
  fetch(`${url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } });

const refusedEverywhere = (agent: Agent) =>
  eventually(async () => {
    expect((await meAt(stack.url, agent)).status).toBe(401);
    expect((await meAt(other.url, agent)).status).toBe(401);
  }, 3000);

const openSocket = (agent: Agent): Socket =>
  io(stack.url, { transports: ['websocket'], reconnection: false, auth: { token: agent.token } });

describe('sessions', () => {
  it('are listed with device, address and times, the present one marked [BEYOND-12]', async () => {
    const ada = await aMember(stack, { email: email('lister') });
    await stack
      .visitor()
      .request(
        'POST',
        '/api/v1/auth/sign-in',
        { email: email('lister'), password },
        { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
      );
    const { items } = await ada.call(sessionRoutes.list, {});
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ device: 'Firefox on Linux', address: '127.0.0.1', current: false });
    expect(items[1]).toMatchObject({ current: true });
    expect(Date.parse(items[0]?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('that are ended are refused at the next request by every gateway, and their pages are let go [BEYOND-12]', async () => {
    const ada = await aMember(stack, { email: email('revoker') });
    const laptop = await elsewhere('revoker');
    const socket = openSocket(laptop);
    const told = new Promise<void>((resolve) => socket.on('session.ended', () => resolve()));
    const letGo = new Promise<string>((resolve) => socket.on('disconnect', resolve));
    await new Promise<void>((resolve) => socket.on('connect', () => resolve()));

    const { items } = await ada.call(sessionRoutes.list, {});
    const theirs = items.find(({ current }) => !current);
    await ada.call(sessionRoutes.end, { params: { id: theirs?.id ?? '' } });

    await told;
    expect(await letGo).toBe('io server disconnect');
    await refusedEverywhere(laptop);
    expect((await laptop.send(authRoutes.refresh)).status).toBe(401);
    expect((await meAt(other.url, ada)).status).toBe(200);
    expect((await ada.call(sessionRoutes.list, {})).items).toHaveLength(1);
  });

  it('of others cannot be seen or ended (security 2)', async () => {
    const ada = await aMember(stack);
    const bea = await aMember(stack);
    const [own] = (await bea.call(sessionRoutes.list, {})).items;
    const answer = await ada.send(sessionRoutes.end, { params: { id: own?.id } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'identity.session_not_found' } });
    expect((await meAt(stack.url, bea)).status).toBe(200);
  });

  it('end all together but the one that asks [BEYOND-12]', async () => {
    const ada = await aMember(stack, { email: email('cleaner') });
    const others = [await elsewhere('cleaner'), await elsewhere('cleaner')];
    expect(await ada.call(sessionRoutes.endOthers, {})).toEqual({ ended: 2 });
    for (const one of others) await refusedEverywhere(one);
    expect((await meAt(stack.url, ada)).status).toBe(200);
  });

  it('end with signing out: refresh and access token both (security 20) [AUTH-19]', async () => {
    const ada = await aMember(stack);
    await ada.send(authRoutes.signOut);
    await refusedEverywhere(ada);
  });

  it('that ended before a gateway started are known to it [BEYOND-12]', async () => {
    const ada = await aMember(stack);
    await ada.send(authRoutes.signOut);
    const late = await gateway(stack.env);
    try {
      await eventually(async () => expect((await meAt(late.url, ada)).status).toBe(401), 5000);
    } finally {
      await late.stop();
    }
  });
});

describe('a new password', () => {
  it('needs the old one and ends all other sessions (security 20) [BEYOND-18]', async () => {
    const ada = await aMember(stack, { email: email('changer') });
    const laptop = await elsewhere('changer');
    const wrong = await ada.send(passwordRoutes.change, {
      body: { currentPassword: 'not mine at all', newPassword: 'quite another night' },
    });
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'identity.wrong_password', errors: [{ path: 'body.currentPassword' }] },
    });
    expect((await meAt(stack.url, laptop)).status).toBe(200);

    await ada.call(passwordRoutes.change, {
      body: { currentPassword: password, newPassword: 'quite another night' },
    });
    await refusedEverywhere(laptop);
    expect((await laptop.send(authRoutes.refresh)).status).toBe(401);
    expect((await ada.send(authRoutes.refresh)).status).toBe(200);
    await expect(elsewhere('changer')).rejects.toThrow('401');
    await stack.visitor().signIn(email('changer'), 'quite another night');
  });

  it('is guessed no more often than at signing in, wherever the present one is asked for (security 79) [BEYOND-180]', async () => {
    const ada = await aMember(stack, { email: email('guessed') });
    const guess = (currentPassword: string) =>
      ada.send(passwordRoutes.change, { body: { currentPassword, newPassword: 'quite another night' } });
    const guesses: number[] = [];
    for (let at = 0; at < 10; at++) guesses.push((await guess(`not mine at all ${at}`)).status);
    expect(guesses).toEqual(guesses.map(() => 422));
    expect(await guess(password)).toMatchObject({ status: 429, body: { code: 'identity.too_many_guesses' } });
    expect((await ada.send(confirmationRoutes.confirm, { body: { password } })).status).toBe(429);
    await stack.visitor().signIn(email('guessed'), password);
  });

  it.each(['password1', 'QWERTYUIOP', '12345678'])(
    'is not one of the common ones, here nor at sign-up: %s (security 10) [BEYOND-18]',
    async (common) => {
      const ada = await aMember(stack);
      const changed = await ada.send(passwordRoutes.change, {
        body: { currentPassword: password, newPassword: common },
      });
      expect(changed).toMatchObject({ status: 422, body: { code: 'identity.common_password' } });
      const body = {
        email: email('lazy'),
        password: common,
        fullName: 'Lazy',
        ageConfirmed: true,
        noticeVersion: 1,
      };
      const signedUp = await stack.visitor().send(authRoutes.signUp, { body });
      expect(signedUp).toMatchObject({
        status: 422,
        body: { code: 'identity.common_password', errors: [{ path: 'body.password' }] },
      });
    },
  );

  it('has 8 to 128 characters (security 10) [BEYOND-18]', async () => {
    const ada = await aMember(stack);
    const statusFor = async (newPassword: string) =>
      (await ada.send(passwordRoutes.change, { body: { currentPassword: password, newPassword } })).status;
    expect(await statusFor('sh0rt.x')).toBe(400);
    expect(await statusFor('x1'.repeat(65))).toBe(400);
    expect(await statusFor('kV9#mQ2!')).toBe(200);
  });
});

describe('an export of their own data', () => {
  it('holds what every service keeps, without hashes and tokens', async () => {
    const ada = await aMember(stack, { email: email('exporter') });
    const { id } = await ada.call(profileRoutes.me, {});
    const answer = await ada.request<{ services: Record<string, Record<string, object[]>> }>(
      'POST',
      '/api/v1/me/export',
      { password },
    );
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    const { services } = answer.body;
    expect(services.identity?.accounts).toEqual([expect.objectContaining({ id, email: email('exporter') })]);
    expect(services.identity?.profiles).toEqual([expect.objectContaining({ id, fullName: 'Ada Coleman' })]);
    expect(Object.keys(services).sort()).toEqual(expect.arrayContaining(['catalogue', 'inventory']));
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|passwordHash|tokenHash|previousHash/);
  });
});
