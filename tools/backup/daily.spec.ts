import { expect, it } from 'vitest';
import { msUntil } from './daily.ts';

it('waits for the next time of day, also over midnight [BEYOND-269]', () => {
  const hour = 3_600_000;
  expect(msUntil('03:15', new Date('2026-01-01T02:15:00Z'))).toBe(hour);
  expect(msUntil('03:15', new Date('2026-12-31T04:15:00Z'))).toBe(23 * hour);
  expect(msUntil('03:15', new Date('2026-01-01T03:15:00Z'))).toBe(24 * hour);
});
