import type { HappyHours } from '@barspoon/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricesAt, reducedBy } from './happy-hour.ts';

const berlin = (...windows: HappyHours['windows']): HappyHours => ({ timeZone: 'Europe/Berlin', windows });
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const at = (hours: HappyHours | null, moment: string) => {
  const { happyHour, pricesUntil } = pricesAt(hours, new Date(moment));
  return [happyHour && `${happyHour.percent} until ${happyHour.until}`, pricesUntil];
};

describe('the prices of a happy hour [BEYOND-255]', () => {
  it('are those of its days and hours by the clock of the bar', () => {
    const hours = berlin({ weekdays: [1, 2, 3, 4, 5], from: '17:00', to: '19:00', percent: 20 });
    // A Wednesday in winter: 17:00 in Berlin is 16:00 UTC.
    expect(at(hours, '2026-01-07T15:59:59.999Z')).toEqual([null, '2026-01-07T16:00:00.000Z']);
    expect(at(hours, '2026-01-07T16:00:00.000Z')).toEqual([
      '20 until 2026-01-07T18:00:00.000Z',
      '2026-01-07T18:00:00.000Z',
    ]);
    expect(at(hours, '2026-01-07T18:00:00.000Z')).toEqual([null, '2026-01-08T16:00:00.000Z']);
    // Friday evening: the next is on Monday.
    expect(at(hours, '2026-01-09T18:00:00.000Z')).toEqual([null, '2026-01-12T16:00:00.000Z']);
    expect(at(null, '2026-01-07T16:00:00.000Z')).toEqual([null, null]);
  });

  it('go on past midnight, also from Sunday to Monday', () => {
    const hours = berlin({ weekdays: [7], from: '22:00', to: '02:00', percent: 30 });
    expect(at(hours, '2026-01-11T23:30:00.000Z')[0]).toBe('30 until 2026-01-12T01:00:00.000Z');
    expect(at(hours, '2026-01-11T00:30:00.000Z')).toEqual([null, '2026-01-11T21:00:00.000Z']);
    expect(at(hours, '2026-01-12T01:00:00.000Z')).toEqual([null, '2026-01-18T21:00:00.000Z']);
  });

  it('are the lowest where two are at once, and change when the lower one ends', () => {
    const hours = berlin(
      { weekdays: everyDay, from: '17:00', to: '20:00', percent: 10 },
      { weekdays: [3], from: '18:00', to: '19:00', percent: 50 },
    );
    expect(at(hours, '2026-01-07T16:30:00.000Z')).toEqual([
      '10 until 2026-01-07T19:00:00.000Z',
      '2026-01-07T17:00:00.000Z',
    ]);
    expect(at(hours, '2026-01-07T17:30:00.000Z')).toEqual([
      '50 until 2026-01-07T18:00:00.000Z',
      '2026-01-07T18:00:00.000Z',
    ]);
    expect(at(hours, '2026-01-07T18:00:00.000Z')[0]).toBe('10 until 2026-01-07T19:00:00.000Z');
  });

  it('keep to the clock when it is set forward', () => {
    // On March 29, 2026 the clocks of Berlin go from 2:00 to 3:00, at 1:00 UTC.
    const late = berlin({ weekdays: [6], from: '23:00', to: '04:00', percent: 20 });
    expect(at(late, '2026-03-28T23:00:00.000Z')[0]).toBe('20 until 2026-03-29T02:00:00.000Z');
    const into = berlin({ weekdays: [7], from: '01:00', to: '02:30', percent: 20 });
    expect(at(into, '2026-03-29T00:30:00.000Z')[0]).toBe('20 until 2026-03-29T01:00:00.000Z');
    const skipped = berlin({ weekdays: [7], from: '02:00', to: '03:00', percent: 20 });
    expect(at(skipped, '2026-03-29T00:59:00.000Z')).toEqual([null, '2026-04-05T00:00:00.000Z']);
    const evening = berlin({ weekdays: everyDay, from: '17:00', to: '19:00', percent: 20 });
    expect(at(evening, '2026-03-28T18:00:00.000Z')).toEqual([null, '2026-03-29T15:00:00.000Z']);
  });

  it('come once when the clock is set back over them', () => {
    // On October 25, 2026 the clocks of Berlin go from 3:00 to 2:00, at 1:00 UTC.
    const twice = berlin({ weekdays: [7], from: '02:15', to: '02:45', percent: 20 });
    expect(at(twice, '2026-10-25T00:30:00.000Z')[0]).toBe('20 until 2026-10-25T00:45:00.000Z');
    expect(at(twice, '2026-10-25T01:30:00.000Z')).toEqual([null, '2026-11-01T01:15:00.000Z']);
    const over = berlin({ weekdays: [7], from: '01:30', to: '03:00', percent: 20 });
    expect(at(over, '2026-10-25T01:30:00.000Z')[0]).toBe('20 until 2026-10-25T02:00:00.000Z');
    const evening = berlin({ weekdays: everyDay, from: '17:00', to: '19:00', percent: 20 });
    expect(at(evening, '2026-10-24T17:00:00.000Z')).toEqual([null, '2026-10-25T16:00:00.000Z']);
  });

  it('never stand still: at the moment they change by the clock they are others, or a happy hour begins or ends', () => {
    const clock = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const window = fc
      .record({
        weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        from: clock,
        to: clock,
        percent: fc.integer({ min: 1, max: 90 }),
      })
      .filter(({ from, to }) => from !== to);
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
        window,
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
        (timeZone, one, now) => {
          const hours = { timeZone, windows: [one] };
          const { happyHour, pricesUntil } = pricesAt(hours, now);
          const next = new Date(pricesUntil ?? 0);
          expect(next > now).toBe(true);
          if (happyHour) expect(happyHour.until).toBe(pricesUntil);
          expect(pricesAt(hours, new Date(next.getTime() - 1)).happyHour).toEqual(happyHour);
          if (!happyHour) expect(pricesAt(hours, next).happyHour).not.toBeNull();
        },
      ),
    );
  });

  it('are rounded to the smallest unit of the currency', () => {
    expect([1200, 1250, 950, 935].map((amount) => reducedBy(amount, 15))).toEqual([1020, 1063, 808, 795]);
    expect(reducedBy(1100, 50)).toBe(550);
  });
});
