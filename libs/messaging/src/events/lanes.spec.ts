import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Lanes } from './lanes.ts';

describe('lanes', () => {
  it('do the work of one key in order and that of different keys at the same time', async () => {
    const lanes = new Lanes(10);
    const seen: string[] = [];
    const work = (name: string, ms: number) => async () => {
      await sleep(ms);
      seen.push(name);
    };
    lanes.run('a', work('a1', 30));
    lanes.run('a', work('a2', 0));
    lanes.run('b', work('b1', 5));
    await lanes.settled();
    expect(seen).toEqual(['b1', 'a1', 'a2']);
  });

  it('have room again when something is finished', async () => {
    const lanes = new Lanes(2);
    let finish = () => {};
    lanes.run('a', () => new Promise((resolve) => (finish = resolve)));
    lanes.run('b', async () => {});
    await lanes.room();
    lanes.run('a', async () => {});
    let hasRoom = false;
    const waiting = lanes.room().then(() => {
      hasRoom = true;
    });
    await sleep(5);
    expect(hasRoom).toBe(false);
    finish();
    await waiting;
    await lanes.settled();
  });
});
