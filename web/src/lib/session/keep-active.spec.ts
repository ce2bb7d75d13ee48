import { memberActivityRoutes, visitRoutes } from '@barspoon/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { asMember } from '../../testing/render-app.tsx';
import { keepActive } from './keep-active.ts';
import { session } from './session.ts';

let stop = () => {};
afterEach(() => stop());
const pings = () => fakeApi.received(memberActivityRoutes.ping);
const own = () => ({ query: { userIdParam: session.state().memberId } });

describe('signs of life', () => {
  it('are given on signing in, every five minutes and when the page comes into view [AUTH-28, BEYOND-14]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    stop = keepActive();
    await asMember();
    await vi.waitFor(() => expect(pings()).toEqual([own()]));
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    await vi.waitFor(() => expect(pings()).toHaveLength(2));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(pings()).toHaveLength(3));
  });

  it('are not given for visitors', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    if (session.state().status === 'starting') await session.start();
    stop = keepActive();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    expect(pings()).toEqual([]);
    // A visit is counted once, however long the page stays open.
    expect(fakeApi.received(visitRoutes.note)).toHaveLength(1);
  });

  it('count no visit of a member [BEYOND-96]', async () => {
    await asMember();
    stop = keepActive();
    await vi.waitFor(() => expect(pings()).not.toEqual([]));
    expect(fakeApi.received(visitRoutes.note)).toEqual([]);
  });
});
