import { describe, expect, it } from 'vitest';
import { ranksOf } from './ranks.ts';
import { boardOf, monthOf, weekOf, windowsOf } from './windows.ts';

const rows = (...points: number[]) => points.map((one) => ({ points: one }));

describe('ranks', () => {
  it('are shared by those with the same points, and the next is as far down as there are members above [BEYOND-64]', () => {
    expect(ranksOf(rows(50, 40, 40, 40, 10), 0, 0)).toEqual([1, 2, 2, 2, 5]);
  });

  it('of a page that begins in the middle of a tie go on with it [BEYOND-64]', () => {
    expect(ranksOf(rows(40, 40, 10), 1, 2)).toEqual([2, 2, 5]);
  });
});

describe('windows', () => {
  it.each([
    ['2026-11-22T23:59:59.999Z', '2026-11', '2026-W47'],
    ['2026-11-23T00:00:00.000Z', '2026-11', '2026-W48'],
    ['2026-01-01T00:00:00.000Z', '2026-01', '2026-W01'],
    ['2027-01-01T12:00:00.000Z', '2027-01', '2026-W53'],
    ['2024-12-30T00:00:00.000Z', '2024-12', '2025-W01'],
  ])('of %s are %s and %s', (at, month, week) => {
    expect([monthOf(new Date(at)), weekOf(new Date(at))]).toEqual([month, week]);
  });

  it('are kept for some weeks after their end', () => {
    const [month, week] = windowsOf(new Date('2026-11-22T12:00:00Z'));
    expect(month?.keptUntil.toISOString()).toBe('2027-01-05T00:00:00.000Z');
    expect(week?.keptUntil.toISOString()).toBe('2026-12-28T00:00:00.000Z');
  });

  it('name the boards of a moment [LEAD-02, BEYOND-64]', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    expect([boardOf('all_time', now), boardOf('monthly', now), boardOf('weekly', now)]).toEqual([
      'all',
      '2026-11',
      '2026-W47',
    ]);
  });
});
