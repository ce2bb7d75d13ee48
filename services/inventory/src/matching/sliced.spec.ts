import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { atOnce, inSlices } from './sliced.ts';

function busyFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

function* work(): Generator<undefined, string> {
  for (let step = 0; step < 20; step += 1) {
    busyFor(1);
    yield;
  }
  return 'done';
}

describe('sliced work', () => {
  it('lets others have their turn several times before it is done', async () => {
    let turns = 0;
    let isDone = false;
    const others = (async () => {
      while (!isDone) {
        await nextTurn();
        turns += 1;
      }
    })();
    expect(await inSlices(work())).toBe('done');
    isDone = true;
    await others;
    expect(turns).toBeGreaterThanOrEqual(4);
  });

  it('gives the same result at once', () => {
    expect(atOnce(work())).toBe('done');
  });
});
