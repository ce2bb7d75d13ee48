import type { adminChallengeSchema, Challenge, challengeEntrySchema } from '@barspoon/contracts';
import type { z } from 'zod';
import type { ChallengeRow, EntryRow } from './challenge.schema.ts';

type Entry = z.output<typeof challengeEntrySchema>;
type Author = NonNullable<Entry['author']>;

/** The fields of an entry while it is anonymous: nothing that reveals its author. Implements BEYOND-66. */
export const toAnonymousEntry = ({ _id, title, description }: EntryRow): Entry => ({
  id: _id,
  title,
  description,
  recipeId: null,
  votes: null,
  author: null,
});

export const toEntry = (
  row: EntryRow,
  author: Omit<Author, 'userId'> | undefined,
): Entry & { votes: number } => ({
  ...toAnonymousEntry(row),
  recipeId: row.recipeId,
  votes: row.votes,
  author: {
    userId: row.userId,
    username: author?.username ?? null,
    fullName: author?.fullName ?? null,
    avatarUrl: author?.avatarUrl ?? null,
  },
});

export const toSummary = (row: ChallengeRow): Omit<Challenge, 'winner'> => ({
  id: row._id,
  title: row.title,
  description: row.description,
  theme: row.theme,
  startDate: row.startDate.toISOString(),
  endDate: row.endDate.toISOString(),
  votingEndsAt: row.votingEndsAt.toISOString(),
  status: row.status,
  prizeDescription: row.prizeDescription,
  prizeAmountCents: row.prizeAmountCents,
  maxParticipants: row.maxParticipants,
  currentParticipants: row.currentParticipants,
  entryCount: row.entryCount,
  difficultyLevel: row.difficultyLevel,
  requiredIngredients: row.requiredIngredients,
  specialRules: row.specialRules,
  sponsoredBy: row.sponsoredBy,
  createdAt: row.createdAt.toISOString(),
});

export const toAdminChallenge = (
  row: ChallengeRow,
  winner: Challenge['winner'],
): z.output<typeof adminChallengeSchema> => ({
  ...toSummary(row),
  winner,
  voteCount: row.voteCount,
  prizeState: row.winnerEntryId ? (row.prizeLog.at(-1)?.state ?? 'open') : null,
  prizeLog: row.prizeLog,
});
