import { describe, expect, it } from 'vitest';
import { momentOf, momentsOf, momentsReaching } from './zoned-time.ts';

const utc = (iso: string) => Date.parse(`${iso}Z`);

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

  it('is none where clocks are put forward past it, and two where they are put back over it', () => {
    expect(momentOf('Europe/Lisbon', utc('2026-03-29T01:30'))).toBeUndefined();
    expect(momentsOf('Europe/Lisbon', utc('2026-10-25T01:30'))).toEqual([
      utc('2026-10-25T00:30'),
      utc('2026-10-25T01:30'),
    ]);
  });

  it.each([
    ['Europe/Lisbon', '2026-03-29T01:30', '2026-03-29T01:00'],
    ['America/New_York', '2026-03-08T02:00', '2026-03-08T07:00'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:30'],
    ['Antarctica/Troll', '2026-03-29T02:59', '2026-03-29T01:00'],
  ])('in %s is the moment of the change where %s is put forward past: %s UTC', (zone, shown, moment) => {
    expect(momentsReaching(zone, utc(shown))).toEqual([utc(moment)]);
  });
});
