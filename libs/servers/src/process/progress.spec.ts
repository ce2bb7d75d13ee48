import { expect, it } from 'vitest';
import { duration } from './progress.ts';

it('says durations as a person would', () => {
  expect([120, 9_940, 59_400, 59_600, 125_000].map(duration)).toEqual([
    '0.1 s',
    '9.9 s',
    '59 s',
    '1 min 0 s',
    '2 min 5 s',
  ]);
});
