import { type ChallengeStatus, dayMs, votingDays } from '@barspoon/contracts';

/** What decides where a challenge stands. */
export interface ChallengeDates {
  startDate: Date;
  endDate: Date;
  votingEndsAt: Date;
}

export const votingEndOf = (endDate: Date): Date => new Date(endDate.getTime() + votingDays * dayMs);

/** The status after this one, and from when on; null at the end. Implements BEYOND-65. */
export function nextStatus(
  status: ChallengeStatus,
  { startDate, endDate, votingEndsAt }: ChallengeDates,
): { status: ChallengeStatus; at: Date } | null {
  if (status === 'upcoming') return { status: 'active', at: startDate };
  if (status === 'active') return { status: 'voting', at: endDate };
  return status === 'voting' ? { status: 'completed', at: votingEndsAt } : null;
}

export interface Contender {
  _id: string;
  votes: number;
  submittedAt: Date;
}

/** Most votes, and of those with as many the earlier entry. Without a vote nobody has won. Implements BEYOND-66. */
export function winnerOf<E extends Contender>(entries: readonly E[]): E | undefined {
  const voted = entries.filter(({ votes }) => votes > 0);
  return voted.sort(
    (a, b) =>
      b.votes - a.votes || a.submittedAt.getTime() - b.submittedAt.getTime() || (a._id < b._id ? -1 : 1),
  )[0];
}

/** The streak after one more completed challenge with an entry. */
export const streakAfter = (before: { streak: number; lastNumber: number } | undefined, number: number) =>
  before?.lastNumber === number - 1 ? before.streak + 1 : 1;
