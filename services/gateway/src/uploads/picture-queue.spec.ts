import { describe, expect, it } from 'vitest';
import { PictureQueue } from './picture-queue.ts';

/** Work that lasts until it is told to end. */
function aTask() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

describe('pictures wait in a queue', () => {
  it('one is worked on at a time, in the order they came', async () => {
    const queue = new PictureQueue();
    const begun: number[] = [];
    const tasks = [aTask(), aTask(), aTask()];
    const all = tasks.map(({ work }, at) =>
      queue.run(() => {
        begun.push(at);
        return work();
      }),
    );
    await Promise.resolve();
    expect(begun).toEqual([0]);
    for (const [at, { end }] of tasks.entries()) {
      end();
      await all[at];
      expect(begun.length).toBeLessThanOrEqual(at + 2);
    }
    expect(begun).toEqual([0, 1, 2]);
  });

  it('of eight; the next one is told to come back (security 57)', async () => {
    const queue = new PictureQueue();
    const tasks = Array.from({ length: 9 }, aTask);
    const all = tasks.map(({ work }) => queue.run(work));
    await expect(queue.run(async () => 'too many')).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'gateway.pictures_busy',
      extra: { retryAfter: expect.any(Number) },
    });
    for (const { end } of tasks) end();
    await Promise.all(all);
    expect(await queue.run(async () => 'later')).toBe('later');
  });

  it('that whoever has gone leaves at once, without being worked on (security 57)', async () => {
    const queue = new PictureQueue();
    const first = aTask();
    const running = queue.run(first.work);
    const gone = new AbortController();
    let isBegun = false;
    const waiting = queue.run(async () => {
      isBegun = true;
    }, gone.signal);
    gone.abort();
    await expect(waiting).rejects.toThrow();
    first.end();
    await running;
    expect(await queue.run(async () => 'next')).toBe('next');
    expect(isBegun).toBe(false);
  });

  it('no longer than a connection may stand still: what takes too long is told to come back [BEYOND-17]', async () => {
    const queue = new PictureQueue(50);
    const busy = { kind: 'unavailable', code: 'gateway.pictures_busy' };
    const slow = queue.run(
      (signal) =>
        new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended')))),
    );
    const waiting = queue.run(async () => 'next');
    await expect(slow).rejects.toMatchObject(busy);
    expect(await Promise.allSettled([waiting])).toEqual([expect.anything()]);
    expect(await queue.run(async () => 'later')).toBe('later');
  });
});
