import { describe, expect, it } from 'vitest';
import { isInSeason } from './season.ts';

const monthsOf = (from: number, to: number) =>
  Array.from({ length: 12 }, (_, at) => at + 1).filter((month) => isInSeason({ from, to }, month));

describe('a season [BEYOND-279]', () => {
  it('has its first and its last month, and may be over the turn of the year', () => {
    expect(monthsOf(5, 8)).toEqual([5, 6, 7, 8]);
    expect(monthsOf(6, 6)).toEqual([6]);
    expect(monthsOf(11, 2)).toEqual([1, 2, 11, 12]);
  });
});
