import { describe, expect, it } from 'vitest';
import { nextStatus, streakAfter, votingEndOf, winnerOf } from './challenge.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const dates = { startDate: at(1), endDate: at(15), votingEndsAt: votingEndOf(at(15)) };
const entry = (_id: string, votes: number, day: number) => ({ _id, votes, submittedAt: at(day) });

describe('a challenge', () => {
  it('goes from upcoming to active, voting and completed seven days after its end [CHAL-04, BEYOND-65]', () => {
    expect(nextStatus('upcoming', dates)).toEqual({ status: 'active', at: at(1) });
    expect(nextStatus('active', dates)).toEqual({ status: 'voting', at: at(15) });
    expect(nextStatus('voting', dates)).toEqual({ status: 'completed', at: at(22) });
    expect(nextStatus('completed', dates)).toBeNull();
  });

  it('is won by the most votes, a tie by the earlier entry, and by nobody without a vote [BEYOND-66]', () => {
    expect(winnerOf([entry('a', 2, 3), entry('b', 5, 4)])?._id).toBe('b');
    expect(winnerOf([entry('a', 5, 4), entry('b', 5, 3)])?._id).toBe('b');
    expect(winnerOf([entry('a', 0, 3)])).toBeUndefined();
    expect(winnerOf([])).toBeUndefined();
  });

  it('makes a streak longer only behind the one before [BEYOND-67]', () => {
    expect(streakAfter(undefined, 5)).toBe(1);
    expect(streakAfter({ streak: 3, lastNumber: 4 }, 5)).toBe(4);
    expect(streakAfter({ streak: 3, lastNumber: 3 }, 5)).toBe(1);
  });
});
