import { expect, it } from 'vitest';
import { restartDelay } from './restart-policy.ts';

const QUICK = 100;
const STEADY = 60_000;

it('waits longer after each crash in a row, and then gives up', () => {
  const delays = [1, 2, 3, 4, 5, 6].map((crashes) => restartDelay(Array(crashes).fill(QUICK)));
  expect(delays).toEqual([500, 1_000, 2_000, 4_000, 8_000, null]);
});

it('forgets earlier crashes once a run has lasted', () => {
  expect(restartDelay([QUICK, QUICK, QUICK, QUICK, QUICK, STEADY])).toBe(500);
  expect(restartDelay([QUICK, STEADY, QUICK])).toBe(1_000);
});
