import { describe, expect, it } from 'vitest';
import { Crowd } from './crowd.ts';

const hear = (crowd: Crowd, times: number, isAcknowledged = true) => {
  for (let time = 0; time < times; time++) crowd.hear(isAcknowledged, 0, 20);
};

describe('those who ask at the same time', () => {
  it('become more while answers come soon, up to a hundred', () => {
    const crowd = new Crowd();
    const before = crowd.room;
    hear(crowd, 100);
    expect(crowd.room).toBeGreaterThan(before);
    hear(crowd, 20_000);
    expect(crowd.room).toBe(100);
  });

  it('do not become more by refusals', () => {
    const crowd = new Crowd();
    const before = crowd.room;
    hear(crowd, 1000, false);
    expect(crowd.room).toBe(before);
  });

  it('become half as many by slow answers, once for all that were asked before', () => {
    const crowd = new Crowd();
    for (let each = 0; each < 16; each++) crowd.hear(true, 1000 + each, 6000);
    expect(crowd.room).toBe(8);
  });

  it('never fall below a few', () => {
    const crowd = new Crowd();
    for (let time = 0; time < 10; time++) crowd.hear(true, time * 10_000, time * 10_000 + 9000);
    expect(crowd.room).toBe(4);
  });

  it('wait until somebody leaves', async () => {
    const crowd = new Crowd();
    await Promise.all(Array.from({ length: crowd.room }, () => crowd.enter()));
    let isIn = false;
    const late = crowd.enter().then(() => {
      isIn = true;
    });
    await Promise.resolve();
    expect(isIn).toBe(false);
    crowd.leave();
    await late;
    expect(isIn).toBe(true);
  });
});
