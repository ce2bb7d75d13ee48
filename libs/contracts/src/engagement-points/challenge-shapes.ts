import { z } from 'zod';
import { idSchema, line, momentSchema, prose } from '../common/shapes.ts';

export const challengeStatuses = ['upcoming', 'active', 'voting', 'completed'] as const;
export type ChallengeStatus = (typeof challengeStatuses)[number];
export const challengeDifficulties = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const;
/** How long voting lasts after the end of entries. Implements BEYOND-65. */
export const votingDays = 7;

/** An admin's input for a challenge. */
const challengeWords = {
  title: line(100),
  description: prose(2000),
  theme: line(80),
  startDate: momentSchema,
  endDate: momentSchema,
  prizeDescription: line(200),
  prizeAmountCents: z.number().int().min(0).max(100_000_000),
  maxParticipants: z.number().int().min(1).max(500),
  difficultyLevel: z.enum(challengeDifficulties),
  requiredIngredients: z.array(line(80)).max(20),
  specialRules: z.array(line(200)).max(20),
  sponsoredBy: line(80).nullable(),
};
const endsLater = {
  message: 'The end must be after the start',
  path: ['endDate'],
};
export const challengeInput = z
  .strictObject(challengeWords)
  .refine(({ startDate, endDate }) => Date.parse(endDate) > Date.parse(startDate), endsLater);
export type ChallengeInput = z.output<typeof challengeInput>;

/** An entry as everybody sees it: without its author until the challenge is over. Implements BEYOND-66. */
export const challengeEntrySchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  /** All three are present once the challenge is over. */
  recipeId: idSchema.nullable(),
  votes: z.number().int().min(0).nullable(),
  author: z
    .strictObject({
      userId: idSchema,
      username: z.string().nullable(),
      fullName: z.string().nullable(),
      avatarUrl: z.string().nullable(),
    })
    .nullable(),
});

/** Implements DATA-34, CHAL-05, CHAL-06. */
export const challengeSchema = z.strictObject({
  id: idSchema,
  ...challengeWords,
  votingEndsAt: momentSchema,
  status: z.enum(challengeStatuses),
  currentParticipants: z.number().int().min(0),
  entryCount: z.number().int().min(0),
  winner: challengeEntrySchema.nullable(),
  createdAt: momentSchema,
});
export type Challenge = z.output<typeof challengeSchema>;

/** What a member hands in. */
export const challengeEntryInput = z.strictObject({
  title: line(100),
  description: prose(2000).pipe(z.string().min(1, 'Please fill this in')),
  /** A recipe of their own. */
  recipeId: idSchema.nullable().default(null),
});

export const ownChallengeEntrySchema = z.strictObject({
  challenge: challengeSchema.omit({ winner: true }),
  joinedAt: momentSchema,
  won: z.boolean(),
  entry: z
    .strictObject({
      id: idSchema,
      title: z.string(),
      description: z.string(),
      recipeId: idSchema.nullable(),
      votes: z.number().int().min(0),
      submittedAt: momentSchema,
    })
    .nullable(),
});

/** Implements CHAL-07, DATA-35, BEYOND-67. */
export const challengeStandingSchema = z.strictObject({
  rank: z.number().int().min(1),
  userId: idSchema,
  username: z.string().nullable(),
  fullName: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  totalWins: z.number().int().min(0),
  totalParticipations: z.number().int().min(0),
  /** Completed challenges in a row, the last one included, with an entry. */
  currentStreak: z.number().int().min(0),
  totalPoints: z.number().int().min(0),
  badges: z.array(z.string()).max(20),
});

export const prizeStates = ['open', 'in progress', 'handed over'] as const;
export const prizeStepSchema = z.strictObject({
  at: momentSchema,
  by: idSchema,
  state: z.enum(prizeStates),
  note: z.string(),
});
/** A challenge in the console: with the log of its prize. */
export const adminChallengeSchema = challengeSchema.extend({
  voteCount: z.number().int().min(0),
  prizeState: z.enum(prizeStates).nullable(),
  prizeLog: z.array(prizeStepSchema),
});
export const adminChallengeEntrySchema = challengeEntrySchema.extend({
  userId: idSchema,
  votes: z.number().int().min(0),
  submittedAt: momentSchema,
});
