import { describe, expect, it } from 'vitest';
import { momentOf, overlaps, slotsOf } from './slots.ts';

const utc = (iso: string) => Date.parse(`${iso}Z`);
const days = 24 * 60 * 60 * 1000;
const everyDay = (from: string, to: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));

describe('the moment of a time that clocks show', () => {
  it.each([
    ['Asia/Tokyo', '2026-03-02T18:00', '2026-03-02T09:00'],
    ['Europe/Lisbon', '2026-03-02T09:00', '2026-03-02T09:00'],
    ['Europe/Lisbon', '2026-03-30T09:00', '2026-03-30T08:00'],
    ['America/New_York', '2026-07-01T12:00', '2026-07-01T16:00'],
    ['Asia/Kathmandu', '2026-01-01T00:00', '2025-12-31T18:15'],
    ['Pacific/Apia', '2026-01-01T12:00', '2025-12-31T23:00'],
  ])('in %s at %s is %s UTC', (zone, shown, moment) => {
    expect(momentOf(zone, utc(shown))).toBe(utc(moment));
  });

  it('is none where clocks are put forward past it, and the first where they are put back', () => {
    expect(momentOf('Europe/Lisbon', utc('2026-03-29T01:30'))).toBeUndefined();
    expect(momentOf('Europe/Lisbon', utc('2026-10-25T01:30'))).toBe(utc('2026-10-25T00:30'));
  });
});

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
    const until = new Date(from.getTime() + 28 * days);
    const availability = { timeZone: 'UTC', minutes: 30 as const, weekly: everyDay('00:00', '23:59') };
    const slots = slotsOf(availability, from, until);
    expect(slots[0]?.startsAt).toEqual(from);
    expect(slots.every(({ startsAt }) => startsAt >= from && startsAt < until)).toBe(true);
  });
});
