import { describe, expect, it } from 'vitest';
import { toldMoment } from './told-moment.ts';

const now = new Date('2026-01-02T12:00:00.000Z');

describe('when something happened that is told late', () => {
  it('is now where nothing is said, and else what is said [BEYOND-241]', () => {
    expect(toldMoment({}, now)).toBe(now.getTime());
    expect(toldMoment({ at: '2026-01-01T20:00:00.000Z' }, now)).toBe(Date.parse('2026-01-01T20:00:00.000Z'));
    const sentAt = '2026-01-02T11:59:50.000Z';
    expect(toldMoment({ at: '2026-01-01T20:00:00.000Z', sentAt }, now)).toBe(
      Date.parse('2026-01-01T20:00:00.000Z'),
    );
  });

  it.each([
    ['ahead by three days', '2026-01-05T12:00:00.000Z', '2026-01-05T10:00:00.000Z'],
    ['of 1970', '1970-01-01T02:00:00.000Z', '1970-01-01T00:00:00.000Z'],
  ])('was so long before it was told, by a clock that is %s [BEYOND-241]', (_, sentAt, at) => {
    expect(toldMoment({ at, sentAt }, now)).toBe(Date.parse('2026-01-02T10:00:00.000Z'));
  });
});
