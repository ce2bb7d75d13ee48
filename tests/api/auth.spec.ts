import { authRoutes, profileRoutes } from '@barspoon/contracts';
import { moveClock, type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await sharedServices();
});
afterAll(() => stack.stop());

describe('signing up', () => {
  it('opens a session, a profile of the first level and a trial [AUTH-05, AUTH-11, ACCESS-03, ACCESS-06, PROF-21]', async () => {
    const ada = await stack.visitor().signUp('Ada Coleman');
    const profile = await ada.call(profileRoutes.me, {});
    expect(profile).toMatchObject({
      id: ada.userId,
      fullName: 'Ada Coleman',
      status: 'active',
      currentLevel: 'Aspiring Shaker',
      access: { granted: true, reason: 'trial' },
    });
  });

  it('names every wrong field and creates nothing [AUTH-07, BEYOND-18]', async () => {
    const answer = await stack
      .visitor()
      .send(authRoutes.signUp, { body: { email: 'no', password: 'short', role: 'admin' } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map(({ path }) => path).sort()).toEqual([
      'body.ageConfirmed',
      'body.email',
      'body.fullName',
      'body.noticeVersion',
      'body.password',
      'body.role',
    ]);
  });

  it('is refused without the confirmation of age [AUTH-09, BEYOND-08]', async () => {
    const body = {
      email: 'kid@example.com',
      password: 'a long night out',
      fullName: 'Kid',
      ageConfirmed: false,
      noticeVersion: 1,
    };
    const answer = await stack.visitor().send(authRoutes.signUp, { body });
    expect(answer.body.errors?.[0]?.path).toBe('body.ageConfirmed');
  });

  it('is refused for an address that has an account', async () => {
    await stack.visitor().signUp('Ada', 'taken@example.com');
    const body = {
      email: 'TAKEN@example.com',
      password: 'a long night out',
      fullName: 'Bea',
      ageConfirmed: true,
      noticeVersion: 1,
    };
    const answer = await stack.visitor().send(authRoutes.signUp, { body });
    expect(answer).toMatchObject({ status: 409, body: { code: 'identity.email_taken' } });
  });
});

describe('the session cookie', () => {
  it('is readable by no script and sent to this host only (security 21) [BEYOND-12]', async () => {
    const answer = await stack.visitor().request('POST', '/api/v1/auth/sign-up', {
      email: 'cookie@example.com',
      password: 'a long night out',
      fullName: 'Cookie',
      ageConfirmed: true,
      noticeVersion: 1,
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    expect(JSON.stringify(answer.body)).not.toContain('refreshToken');
  });

  it('is exchanged for a new access token and rotated [AUTH-29, BEYOND-12]', async () => {
    const ada = await stack.visitor().signUp();
    const before = ada.cookie;
    const answer = await ada.send(authRoutes.refresh);
    expect(answer.status).toBe(200);
    expect(ada.cookie).not.toBe(before);
  });

  it('ends the whole session when one that was rotated long ago comes again (security 18) [BEYOND-12]', async () => {
    const ada = await stack.visitor().signUp();
    const thief = stack.visitor();
    thief.cookie = ada.cookie;
    await ada.send(authRoutes.refresh);
    await ada.send(authRoutes.refresh);
    const replay = await thief.send(authRoutes.refresh);
    expect(replay).toMatchObject({ status: 401, body: { code: 'identity.session_ended' } });
    expect((await ada.send(authRoutes.refresh)).status).toBe(401);
  });

  it('has one successor when it is presented twenty times at once (security 19)', async () => {
    const ada = await stack.visitor().signUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const tab = stack.visitor();
        tab.cookie = ada.cookie;
        return tab.send(authRoutes.refresh);
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(new Set(answers.map(({ headers }) => headers.getSetCookie()[0]?.split(';')[0])).size).toBe(1);
  });

  it('is given once more to the device its answer did not reach, also after a while [AUTH-29, BEYOND-12]', async () => {
    const ada = await stack.visitor().signUp();
    const again = stack.visitor();
    again.cookie = ada.cookie;
    await ada.send(authRoutes.refresh);
    expect((await again.send(authRoutes.refresh)).status).toBe(200);
    expect(again.cookie).toBe(ada.cookie);

    const late = stack.visitor();
    late.cookie = ada.cookie;
    await ada.send(authRoutes.refresh);
    moveClock(stack, 11_000);
    try {
      expect((await late.send(authRoutes.refresh)).status).toBe(200);
      expect(late.cookie).toBe(ada.cookie);
    } finally {
      moveClock(stack, 0);
    }
  });

  it.each([
    ['another browser', { 'user-agent': 'another browser' }],
    ['another address', { 'x-forwarded-for': '192.0.2.55' }],
    ['another network', { 'x-forwarded-for': '2001:db8:1:9::1' }],
  ])(
    'is given once more to nobody with %s, however soon: the session ends (security 18) [BEYOND-12]',
    async (_, headers) => {
      const ada = await stack.visitor().signUp();
      const thief = stack.visitor();
      thief.cookie = ada.cookie;
      await ada.send(authRoutes.refresh);
      const replay = await thief.request('POST', '/api/v1/auth/refresh', undefined, headers);
      expect(replay).toMatchObject({ status: 401, body: { code: 'identity.session_ended' } });
      expect((await ada.send(authRoutes.refresh)).status).toBe(401);
    },
  );

  it('is given once more to a device whose IPv6 address has changed within its network [AUTH-29]', async () => {
    const ada = await stack.visitor().signUp();
    const again = stack.visitor();
    again.cookie = ada.cookie;
    const from = (agent: typeof ada, address: string) =>
      agent.request('POST', '/api/v1/auth/refresh', undefined, { 'x-forwarded-for': address });
    expect((await from(ada, '2001:db8:1:2::1')).status).toBe(200);
    expect((await from(again, '2001:db8:1:2:ffff::2')).status).toBe(200);
    expect(again.cookie).toBe(ada.cookie);
  });

  it('is not exchanged for a foreign page (security 22)', async () => {
    const ada = await stack.visitor().signUp();
    const foreign = await ada.request('POST', '/api/v1/auth/refresh', undefined, {
      origin: 'https://evil.example',
    });
    expect(foreign.status).toBe(403);
    const bare = await fetch(`${stack.url}/api/v1/auth/refresh`, {
      method: 'POST',
      headers: { cookie: ada.cookie ?? '' },
    });
    expect(bare.status).toBe(403);
  });

  it('ends with signing out, and signing out twice is a success (security 20) [AUTH-19]', async () => {
    const ada = await stack.visitor().signUp();
    const { cookie } = ada;
    expect((await ada.send(authRoutes.signOut)).status).toBe(200);
    ada.cookie = cookie;
    expect((await ada.send(authRoutes.refresh)).status).toBe(401);
    ada.cookie = cookie;
    expect((await ada.send(authRoutes.signOut)).status).toBe(200);
  });
});

describe('signing in', () => {
  it('answers the same for an unknown address and a wrong password (security 9)', async () => {
    await stack.visitor().signUp('Ada', 'known@example.com');
    const wrong = await stack
      .visitor()
      .send(authRoutes.signIn, { body: { email: 'known@example.com', password: 'wrong-password' } });
    const unknown = await stack
      .visitor()
      .send(authRoutes.signIn, { body: { email: 'nobody@example.com', password: 'wrong-password' } });
    expect(wrong.status).toBe(401);
    const { requestId: _, ...withoutId } = wrong.body;
    expect(unknown.body).toMatchObject(withoutId);
  });

  it('takes the address in any case [AUTH-04]', async () => {
    await stack.visitor().signUp('Ada', 'Mixed.Case@example.com');
    await expect(stack.visitor().signIn('mixed.case@EXAMPLE.com', 'a long night out')).resolves.toBeDefined();
  });
});
