import { describe, expect, it } from 'vitest';
import { addMonths, dayAfterKey, dayKey, weeksOf } from './month.ts';

const day = (year: number, month: number, date: number) => new Date(year, month - 1, date);

describe('a month', () => {
  it('has its days under their weekdays', () => {
    const weeks = weeksOf(day(2026, 3, 18));
    expect(weeks).toHaveLength(5);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
    for (const week of weeks)
      for (const [at, date] of week.entries()) if (date) expect(date.getDay()).toBe(at);
    expect(weeksOf(day(2026, 2, 1))).toHaveLength(4);
  });

  it('has every day once, also when a clock change makes one longer', () => {
    for (let month = 1; month <= 12; month++) {
      const keys = weeksOf(day(2026, month, 1))
        .flat()
        .flatMap((date) => (date ? [dayKey(date)] : []));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('is left for the next by a day that both have', () => {
    expect(dayKey(addMonths(day(2026, 1, 31), 1))).toBe('2026-02-28');
    expect(dayKey(addMonths(day(2026, 1, 31), -1))).toBe('2025-12-31');
  });
});

describe('a key', () => {
  it.each([
    ['ArrowLeft', '2026-03-17'],
    ['ArrowRight', '2026-03-19'],
    ['ArrowUp', '2026-03-11'],
    ['ArrowDown', '2026-03-25'],
    ['Home', '2026-03-15'],
    ['End', '2026-03-21'],
    ['PageUp', '2026-02-18'],
    ['PageDown', '2026-04-18'],
  ])('%s leads from March 18, 2026 to %s', (key, expected) => {
    expect(dayKey(dayAfterKey(key, day(2026, 3, 18)) as Date)).toBe(expected);
  });

  it('of another meaning leads nowhere', () => {
    expect(dayAfterKey('a', day(2026, 3, 18))).toBeUndefined();
  });
});
