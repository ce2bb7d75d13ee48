import { authRoutes, profileRoutes, recipeRoutes } from '@barspoon/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { asMember } from '../../testing/render-app.tsx';
import { call } from '../api/call.ts';
import type { AuthEvent } from './events.ts';
import { keepFresh } from './keep-fresh.ts';
import { session } from './session.ts';
import { signIn } from './sign-in.ts';

const tokenIn = (minutes: number, accessToken: string) => ({
  accessToken,
  expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  user: { id: '01939c5e-6a00-7000-8000-000000000003' },
});

let told: AuthEvent['name'][] = [];
let stop = () => {};
beforeEach(() => {
  told = [];
  stop = session.listen(({ name }) => told.push(name));
});
afterEach(() => stop());

/** The gateway no longer accepts any token but this one. */
function acceptOnly(token: string) {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const sent = new Headers(init?.headers).get('authorization');
    if (!sent || sent === `Bearer ${token}`) return real(input, init);
    const problem = JSON.stringify({
      status: 401,
      code: 'gateway.token_refused',
      title: 'Refused',
      type: 'about:blank',
    });
    return Promise.resolve(
      new Response(problem, { status: 401, headers: { 'content-type': 'application/problem+json' } }),
    );
  });
}

describe('a session', () => {
  it('tells when somebody signed in and out [AUTH-22]', async () => {
    await asMember();
    await session.signOut();
    expect(told.filter((name) => name !== 'INITIAL_SESSION')).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
    expect(session.state()).toEqual({ status: 'visitor', memberId: null });
  });

  it('exchanges an unaccepted token once for all callers, who then get their answers', async () => {
    await asMember();
    fakeApi.answer(authRoutes.refresh, tokenIn(10, 'newer'));
    acceptOnly('newer');
    const answers = await Promise.all([
      call(profileRoutes.me, undefined),
      call(profileRoutes.me, undefined),
      call(profileRoutes.me, undefined),
    ]);
    expect(answers.map(({ fullName }) => fullName)).toEqual(Array(3).fill('Ada Coleman'));
    expect(fakeApi.received(authRoutes.refresh)).toHaveLength(1);
    expect(told).toEqual(['SIGNED_IN', 'TOKEN_REFRESHED']);
  });

  it('is renewed once more for news that came while it was being renewed [BEYOND-04]', async () => {
    await asMember();
    fakeApi.answer(authRoutes.refresh, tokenIn(10, 'newer'));
    const underWay = session.refresh();
    await session.refreshAgain();
    await underWay;
    expect(fakeApi.received(authRoutes.refresh)).toHaveLength(2);
  });

  it('ends when the refresh is refused, with the server’s reason [BEYOND-07]', async () => {
    await asMember();
    const reasons: (string | undefined)[] = [];
    const stopListening = session.listen((event) => {
      if (event.name === 'SIGNED_OUT') reasons.push(event.reason);
    });
    fakeApi.refuse(authRoutes.refresh, { status: 403, detail: 'Your account has been suspended.' });
    acceptOnly('none');
    await expect(call(profileRoutes.me, undefined)).rejects.toMatchObject({ status: 401 });
    expect(session.state().status).toBe('visitor');
    expect(reasons).toEqual(['Your account has been suspended.']);
    stopListening();
  });

  it('outlives a server that cannot be reached', async () => {
    await asMember();
    fakeApi.refuse(authRoutes.refresh, { status: 503 });
    await expect(session.refresh()).rejects.toMatchObject({ status: 503 });
    expect(session.state().status).toBe('member');
  });

  it('outlives a server that is asked too often: it waits and asks again, signed in all the while (security 59)', async () => {
    await asMember();
    let asked = 0;
    fakeApi.refuse(authRoutes.refresh, { status: 429, retryAfter: 1 });
    const states: string[] = [];
    const stopListening = session.listen(() => states.push(session.state().status));
    void session.refresh().then(() => asked++);
    await vi.waitFor(() => expect(fakeApi.received(authRoutes.refresh)).toHaveLength(1));
    expect(session.state().status).toBe('member');
    fakeApi.answer(authRoutes.refresh, tokenIn(10, 'after the wait'));
    await vi.waitFor(() => expect(asked).toBe(1), 3000);
    expect(session.token).toBe('after the wait');
    expect(new Set(states)).toEqual(new Set(['member']));
    stopListening();
  });

  it('is not taken for none when the page starts while too many ask: nobody is sent away (security 59) [AUTH-25]', async () => {
    await asMember();
    fakeApi.refuse(authRoutes.refresh, { status: 429, retryAfter: 1 });
    const told: (string | null)[] = [];
    const starting = session.start().then(() => told.push(session.state().status));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(told, 'who is here is not decided yet').toEqual([]);
    expect(session.state().status).toBe('member');
    fakeApi.answer(authRoutes.refresh, tokenIn(10, 'after the start'));
    await starting;
    expect(told).toEqual(['member']);
  });

  it('is renewed when three ticks of 30 seconds remain, not before [AUTH-29]', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await asMember();
    fakeApi.answer(authRoutes.signIn, tokenIn(10, 'first'));
    await signIn({ email: 'ada@example.com', password: 'a long night out' });
    fakeApi.answer(authRoutes.refresh, () => tokenIn(10, 'second'));
    const stopKeeping = keepFresh();
    vi.advanceTimersByTime(8 * 60_000);
    expect(fakeApi.received(authRoutes.refresh)).toHaveLength(0);
    vi.advanceTimersByTime(30_000);
    await vi.waitFor(() => expect(session.token).toBe('second'));
    stopKeeping();
  });

  it('is the same in all tabs', async () => {
    await asMember();
    const otherTab = new BroadcastChannel('session');
    otherTab.postMessage({
      kind: 'opened',
      session: tokenIn(10, 'from the other tab'),
      name: 'TOKEN_REFRESHED',
    });
    await vi.waitFor(() => expect(session.token).toBe('from the other tab'));
    otherTab.postMessage({ kind: 'closed' });
    await vi.waitFor(() => expect(session.state().status).toBe('visitor'));
    otherTab.close();
  });
});

describe('a visitor', () => {
  it('who never signed in costs no refresh', async () => {
    await asMember();
    await session.signOut();
    await call(recipeRoutes.featured, undefined);
    expect(localStorage.getItem('session')).toBeNull();
    expect(fakeApi.received(authRoutes.refresh)).toEqual([]);
  });
});
