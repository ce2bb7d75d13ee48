import { expect, it } from 'vitest';
import { secondsOf } from './push.service.ts';

const now = Date.parse('2026-01-01T00:00:00Z');

it.each([
  ['120', 120],
  ['Thu, 01 Jan 2026 00:02:00 GMT', 120],
  ['Wed, 31 Dec 2025 23:59:00 GMT', null],
  ['0', null],
  ['soon', null],
  [undefined, null],
])('reads how long a push service wants to be left alone: %s [BEYOND-102]', (header, seconds) => {
  expect(secondsOf(header, now)).toBe(seconds);
});
