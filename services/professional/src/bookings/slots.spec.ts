import { dayMs } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { overlaps, slotsOf } from './slots.ts';

const everyDay = (from: string, to: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));

describe('the times of a weekly availability', () => {
  it('stand at the same hour of the mentor’s clock across a clock change', () => {
    const availability = {
      timeZone: 'Europe/Lisbon',
      minutes: 60 as const,
      weekly: [{ weekday: 1, from: '18:00', to: '20:30' }],
    };
    const slots = slotsOf(availability, new Date('2026-03-20'), new Date('2026-04-04'));
    expect(slots.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-03-23T18:00:00.000Z',
      '2026-03-23T19:00:00.000Z',
      '2026-03-30T17:00:00.000Z',
      '2026-03-30T18:00:00.000Z',
    ]);
  });

  it('begin on the mentor’s day, wherever the span begins', () => {
    const availability = {
      timeZone: 'Pacific/Kiritimati',
      minutes: 30 as const,
      weekly: [{ weekday: 7, from: '00:00', to: '00:30' }],
    };
    const slots = slotsOf(availability, new Date('2026-01-03T10:00:00Z'), new Date('2026-01-04T10:00:00Z'));
    expect(slots.map(({ startsAt }) => startsAt.toISOString())).toEqual(['2026-01-03T10:00:00.000Z']);
  });

  it.each([
    'Asia/Tokyo',
    'Europe/Lisbon',
    'America/New_York',
    'Australia/Lord_Howe',
    'America/Santiago',
    'Africa/Casablanca',
  ])('never overlap over a year of clock changes in %s', (timeZone) => {
    for (const minutes of [30, 45, 60, 90] as const) {
      const availability = {
        timeZone,
        minutes,
        weekly: [...everyDay('00:00', '05:00'), ...everyDay('01:15', '06:00')],
      };
      const slots = slotsOf(availability, new Date('2026-01-01'), new Date('2027-01-01'));
      expect(slots.length).toBeGreaterThan(300);
      const wrong = slots.filter((slot, at) => {
        const next = slots[at + 1];
        return next && overlaps(slot, next);
      });
      expect(wrong).toEqual([]);
    }
  });

  it('keep to the span they are asked for', () => {
    const from = new Date('2026-01-01T12:00:00Z');
    const until = new Date(from.getTime() + 28 * dayMs);
    const availability = { timeZone: 'UTC', minutes: 30 as const, weekly: everyDay('00:00', '23:59') };
    const slots = slotsOf(availability, from, until);
    expect(slots[0]?.startsAt).toEqual(from);
    expect(slots.every(({ startsAt }) => startsAt >= from && startsAt < until)).toBe(true);
  });
});
