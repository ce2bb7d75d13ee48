import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveInOrder } from './leave-in-order.ts';

const never = () => new Promise<void>(() => undefined);

afterEach(() => vi.useRealTimers());

describe('leaving in order', () => {
  it('takes one step after another', async () => {
    const taken: string[] = [];
    const step = (name: string) => ({ name, leavesMs: 0, work: async () => void taken.push(name) });
    await leaveInOrder([step('work'), step('connection')], 1000, () => undefined);
    expect(taken).toEqual(['work', 'connection']);
  });

  it('leaves behind what does not end, in time for the steps after it', async () => {
    const notes: string[] = [];
    let closed = false;
    vi.useFakeTimers();
    const left = leaveInOrder(
      [
        { name: 'work in hand', work: never, leavesMs: 200 },
        {
          name: 'connection',
          leavesMs: 0,
          work: () => {
            closed = true;
          },
        },
      ],
      400,
      (what) => notes.push(what),
    );
    await vi.advanceTimersByTimeAsync(200);
    await left;
    expect(closed).toBe(true);
    expect(notes).toEqual(['work in hand: not done in time and left behind']);
  });

  it('tells of a failure after the other steps were taken', async () => {
    let closed = false;
    const leaving = leaveInOrder(
      [
        { name: 'relay', work: () => Promise.reject(new Error('the relay broke')), leavesMs: 0 },
        {
          name: 'connection',
          leavesMs: 0,
          work: () => {
            closed = true;
          },
        },
      ],
      1000,
      () => undefined,
    );
    await expect(leaving).rejects.toThrow('the relay broke');
    expect(closed).toBe(true);
  });
});
