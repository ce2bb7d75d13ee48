import { menuInternalRoutes } from '@barspoon/contracts';
import type { Caller } from '@barspoon/messaging/requests';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MenuStreams } from './menu-streams.ts';

const start = new Date('2026-01-07T15:59:00.000Z');
const inMs = (ms: number) => new Date(start.getTime() + ms).toISOString();

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

/** A menu whose prices change by the clock at these moments after the start. */
function aMenu(...changesMs: number[]) {
  let asked = 0;
  const call = () => {
    const pricesUntil = changesMs[asked] === undefined ? null : inMs(changesMs[asked] ?? 0);
    asked++;
    const { response } = menuInternalRoutes.follow.example;
    return Promise.resolve({ ...response, menu: { ...response.menu, pricesUntil } });
  };
  return { streams: new MenuStreams({ call } as unknown as Caller), asked: () => asked };
}

describe('open pages of a menu', () => {
  it('are told when prices change by the clock, and nobody asks for what nobody reads [BEYOND-255]', async () => {
    const { streams, asked } = aMenu(60_000, 180_000, 300_000);
    const reader = await streams.open('the-cabin');
    await vi.advanceTimersByTimeAsync(59_999);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(120_000);
    const told = `${reader.read()}`.match(/event: state/g);
    expect([asked(), told?.length]).toEqual([3, 3]);
    reader.destroy();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked()).toBe(3);
    streams.onModuleDestroy();
  });

  it('do not ask again and again where the clock of the bar is a little behind', async () => {
    const { streams, asked } = aMenu(0, 0, 0, 0);
    await streams.open('the-cabin');
    await vi.advanceTimersByTimeAsync(999);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(2001);
    expect(asked()).toBe(4);
    streams.onModuleDestroy();
  });
});
