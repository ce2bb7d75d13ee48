import { describe, expect, it } from 'vitest';
import { refusalToJoin, refusalToVote } from './eligibility.ts';

const startDate = new Date('2026-03-10T12:00:00Z');
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const member = (day: string, emailVerified = true) => ({ registeredAt: at(day), emailVerified });

describe('taking part in a challenge', () => {
  it.each([
    ['2026-03-09', null, null],
    ['2026-03-10', 'too new', 'too new'],
    ['2026-03-11', 'too new', 'too new'],
  ] as const)('by who came on %s: join %s, vote %s [BEYOND-143]', (day, join, vote) => {
    expect(refusalToJoin(member(day), { startDate }, at('2026-03-12'))).toBe(join);
    expect(refusalToVote(member(day), { startDate })).toBe(vote);
  });

  it('is open to join from a week of membership on, never to vote [BEYOND-143]', () => {
    const late = member('2026-03-11');
    expect(refusalToJoin(late, { startDate }, at('2026-03-17'))).toBe('too new');
    expect(refusalToJoin(late, { startDate }, at('2026-03-18'))).toBeNull();
    expect(refusalToVote(late, { startDate })).toBe('too new');
  });

  it('needs an address that was shown to be theirs, however old the account is [BEYOND-143]', () => {
    const unverified = member('2020-01-01', false);
    expect(refusalToJoin(unverified, { startDate }, at('2026-03-18'))).toBe('unverified');
    expect(refusalToVote(unverified, { startDate })).toBe('unverified');
  });
});
