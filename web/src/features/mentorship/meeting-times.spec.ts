import { expect, it } from 'vitest';
import { byDay, clockOf } from './meeting-times.ts';

const slot = (startsAt: string) => ({ startsAt, endsAt: startsAt });

it('shows times by the days of the reader, wherever they are', () => {
  const slots = ['2026-03-02T09:00:00.000Z', '2026-03-02T20:00:00.000Z'].map(slot);
  expect(byDay(slots, 'Europe/Lisbon').map(([day, { length }]) => [day, length])).toEqual([
    ['Monday, March 2', 2],
  ]);
  expect(byDay(slots, 'Asia/Tokyo').map(([day]) => day)).toEqual(['Monday, March 2', 'Tuesday, March 3']);
  expect(clockOf('2026-03-30T17:00:00.000Z', 'Europe/Lisbon')).toMatch(/^6:00\sPM$/);
});
