import { expect, it } from 'vitest';
import { socialTime } from './social-time.ts';

const now = Date.parse('2026-03-01T12:00:00.000Z');
const ago = (hours: number) => socialTime(new Date(now - hours * 3_600_000).toISOString(), now);

it('tells how long ago something was in hours, days and weeks [SOC-10]', () => {
  expect([-0.1, 0, 0.99].map(ago)).toEqual(['Just now', 'Just now', 'Just now']);
  expect([1, 23.9].map(ago)).toEqual(['1h ago', '23h ago']);
  expect([24, 167.9].map(ago)).toEqual(['1d ago', '6d ago']);
  expect([168, 24 * 30].map(ago)).toEqual(['1w ago', '4w ago']);
});
