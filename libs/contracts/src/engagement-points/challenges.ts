import { z } from 'zod';
import { doneSchema, idParams, idSchema, line, pageOf, pageQuery } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';
import { defineJob } from '../kit/jobs.ts';
import { defineRoutes } from '../kit/routes.ts';
import {
  adminChallengeEntrySchema,
  adminChallengeSchema,
  type Challenge,
  challengeEntryInput,
  challengeEntrySchema,
  challengeInput,
  challengeSchema,
  challengeStandingSchema,
  challengeStatuses,
  ownChallengeEntrySchema,
  prizeStates,
} from './challenge-shapes.ts';

const id = '01939c5e-6a00-7000-8000-000000000021';
const memberId = '01939c5e-6a00-7000-8000-000000000003';
const exampleInput = {
  title: 'The Three-Ingredient Sour',
  description: 'One spirit, one citrus, one surprise.',
  theme: 'Sours',
  startDate: '2026-01-01T00:00:00.000Z',
  endDate: '2026-01-15T00:00:00.000Z',
  prizeDescription: 'A hand-made mixing glass',
  prizeAmountCents: 15_000,
  maxParticipants: 100,
  difficultyLevel: 'Beginner',
  requiredIngredients: ['Citrus'],
  specialRules: ['No more than three ingredients'],
  sponsoredBy: null,
} as const;
const exampleBody = { ...exampleInput, requiredIngredients: ['Citrus'], specialRules: ['Three ingredients'] };
const exampleChallenge: Challenge = {
  id,
  ...exampleBody,
  votingEndsAt: '2026-01-22T00:00:00.000Z',
  status: 'active',
  currentParticipants: 12,
  entryCount: 3,
  winner: null,
  createdAt: '2025-12-20T00:00:00.000Z',
};
const exampleEntry = {
  id: '8f14e45f-ceea-467f-a8a8-2f3d1c9b7a10',
  title: 'Quince & Rye',
  description: 'Rye, lemon and quince jelly, shaken hard.',
  recipeId: null,
  votes: null,
  author: null,
};
const { winner: _winner, ...exampleSummary } = exampleChallenge;
const exampleEntryInput = {
  title: exampleEntry.title,
  description: exampleEntry.description,
  recipeId: null,
};
const exampleAdmin = { ...exampleChallenge, voteCount: 0, prizeState: null, prizeLog: [] };
const submittedAt = '2026-01-02T00:00:00.000Z';

export const publicChallengeRoutes = defineRoutes('engagement-points.challenges', {
  list: {
    method: 'GET',
    path: '/challenges',
    access: 'public',
    summary: 'Challenges, the one that starts last first',
    query: z.strictObject(pageQuery(24, 48)),
    response: pageOf(challengeSchema),
    example: { query: {}, response: { items: [exampleChallenge], nextCursor: null } },
  },
  get: {
    method: 'GET',
    path: '/challenges/:id',
    access: 'public',
    summary: 'One challenge',
    params: idParams,
    response: challengeSchema,
    example: { params: { id }, response: exampleChallenge },
  },
  entries: {
    method: 'GET',
    path: '/challenges/:id/entries',
    access: 'public',
    summary:
      'The entries, once voting has begun: without authors and votes, in an order that tells nothing, until the end',
    params: idParams,
    query: z.strictObject(pageQuery(24, 48)),
    response: pageOf(challengeEntrySchema),
    example: { params: { id }, query: {}, response: { items: [exampleEntry], nextCursor: null } },
  },
  leaderboard: {
    method: 'GET',
    path: '/challenge-leaderboard',
    access: 'public',
    summary: 'Members by what they have achieved in challenges',
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: z.strictObject({ items: z.array(challengeStandingSchema).max(100) }),
    example: {
      query: {},
      response: {
        items: [
          {
            rank: 1,
            userId: memberId,
            username: 'ada',
            fullName: 'Ada Coleman',
            avatarUrl: null,
            totalWins: 1,
            totalParticipations: 3,
            currentStreak: 2,
            totalPoints: 150,
            badges: ['Champion'],
          },
        ],
      },
    },
  },
  totals: {
    method: 'GET',
    path: '/challenge-totals',
    access: 'public',
    summary: 'How many challenges and participations there are, and what prizes have been won',
    response: z.strictObject({
      challenges: z.number().int().min(0),
      participants: z.number().int().min(0),
      prizesAwardedCents: z.number().int().min(0),
    }),
    example: { response: { challenges: 24, participants: 1247, prizesAwardedCents: 1_500_000 } },
  },
});

export const ownChallengeRoutes = defineRoutes('engagement-points.own-challenges', {
  join: {
    method: 'PUT',
    path: '/challenges/:id/participation',
    access: 'member',
    summary: 'Join a challenge that is active and not full; repeating it changes nothing',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
  submit: {
    method: 'PUT',
    path: '/challenges/:id/entry',
    access: 'member',
    summary: 'Hand in your entry, or change it until the challenge ends',
    params: idParams,
    body: challengeEntryInput,
    response: ownChallengeEntrySchema,
    example: {
      params: { id },
      body: exampleEntryInput,
      response: {
        challenge: exampleSummary,
        joinedAt: submittedAt,
        won: false,
        entry: { ...exampleEntryInput, id: exampleEntry.id, votes: 0, submittedAt },
      },
    },
  },
  vote: {
    method: 'PUT',
    path: '/challenges/:id/vote',
    access: 'member',
    summary: 'Give your one vote to an entry that is not your own, or move it, while voting is open',
    params: idParams,
    body: z.strictObject({ entryId: idSchema }),
    response: doneSchema,
    example: { params: { id }, body: { entryId: exampleEntry.id }, response: { done: true } },
  },
  standing: {
    method: 'GET',
    path: '/challenges/:id/participation',
    access: 'member',
    summary: 'Whether you take part, what you have handed in and whom you have voted for',
    params: idParams,
    response: z.strictObject({
      joined: z.boolean(),
      entryId: idSchema.nullable(),
      votedFor: idSchema.nullable(),
    }),
    example: { params: { id }, response: { joined: true, entryId: null, votedFor: null } },
  },
  joined: {
    method: 'GET',
    path: '/me/challenges',
    access: 'member',
    summary: 'The challenges you have joined, by id, the latest two hundred',
    response: z.strictObject({ challengeIds: z.array(idSchema).max(200) }),
    example: { response: { challengeIds: [id] } },
  },
  entries: {
    method: 'GET',
    path: '/me/challenge-entries',
    access: 'member',
    summary: 'The challenges you take part in with your entries, the latest first',
    query: z.strictObject(pageQuery(20, 50)),
    response: pageOf(ownChallengeEntrySchema),
    example: {
      query: {},
      response: {
        items: [{ challenge: exampleSummary, joinedAt: submittedAt, won: false, entry: null }],
        nextCursor: null,
      },
    },
  },
});

export const adminChallengeRoutes = defineRoutes('engagement-points.admin-challenges', {
  list: {
    method: 'GET',
    path: '/admin/challenges',
    access: 'admin',
    summary: 'All challenges, the one that starts last first',
    query: z.strictObject({ status: z.enum(challengeStatuses).optional(), ...pageQuery(25, 100) }),
    response: pageOf(adminChallengeSchema),
    example: { query: {}, response: { items: [exampleAdmin], nextCursor: null } },
  },
  get: {
    method: 'GET',
    path: '/admin/challenges/:id',
    access: 'admin',
    summary: 'One challenge with the log of its prize',
    params: idParams,
    response: adminChallengeSchema,
    example: { params: { id }, response: exampleAdmin },
  },
  create: {
    method: 'POST',
    path: '/admin/challenges',
    access: 'admin',
    idempotent: 'in transaction',
    summary: 'Announce a challenge',
    body: challengeInput,
    response: adminChallengeSchema,
    status: 201,
    example: { body: exampleBody, response: exampleAdmin },
  },
  revise: {
    method: 'PUT',
    path: '/admin/challenges/:id',
    access: 'admin',
    summary: 'Change a challenge that is not completed; what has begun keeps its dates of before',
    params: idParams,
    body: challengeInput,
    response: adminChallengeSchema,
    example: { params: { id }, body: exampleBody, response: exampleAdmin },
  },
  delete: {
    method: 'DELETE',
    path: '/admin/challenges/:id',
    access: 'admin',
    summary: 'Delete a challenge nobody has joined',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
  entries: {
    method: 'GET',
    path: '/admin/challenges/:id/entries',
    access: 'admin',
    summary: 'The entries of a challenge with their authors and votes',
    params: idParams,
    query: z.strictObject(pageQuery(50, 100)),
    response: pageOf(adminChallengeEntrySchema),
    example: {
      params: { id },
      query: {},
      response: {
        items: [{ ...exampleEntry, userId: memberId, votes: 0, submittedAt }],
        nextCursor: null,
      },
    },
  },
  endVoting: {
    method: 'PUT',
    path: '/admin/challenges/:id/voting-end',
    access: 'admin',
    summary: 'End voting now: the challenge is completed with the votes it has',
    params: idParams,
    response: adminChallengeSchema,
    example: {
      params: { id },
      response: { ...exampleAdmin, status: 'completed', votingEndsAt: '2026-01-17T00:00:00.000Z' },
    },
  },
  notePrize: {
    method: 'POST',
    path: '/admin/challenges/:id/prize-steps',
    access: 'admin',
    summary: 'Note a step of handing over the prize',
    params: idParams,
    body: z.strictObject({ state: z.enum(prizeStates), note: line(300) }),
    response: adminChallengeSchema,
    example: { params: { id }, body: { state: 'handed over', note: 'Sent by post' }, response: exampleAdmin },
  },
});

export const challengeInternalRoutes = defineRoutes('engagement-points.challenges-internal', {
  participantIds: {
    access: 'internal',
    summary: 'Who takes part in a challenge, for the notifications about it',
    params: idParams,
    query: z.strictObject(pageQuery(100, 100)),
    response: pageOf(idSchema),
    example: { params: { id }, query: {}, response: { items: [memberId], nextCursor: null } },
  },
});

export const challengeJoined = defineEvent({
  type: 'engagement-points.challenge.joined',
  version: 1,
  fires: 'when a member joins a challenge (not when they repeat it)',
  data: z.strictObject({ challengeId: idSchema, memberId: idSchema, title: z.string() }),
  example: { challengeId: id, memberId, title: exampleInput.title },
});
export const challengeAdvanced = defineEvent({
  type: 'engagement-points.challenge.advanced',
  version: 1,
  fires: 'when a challenge begins, goes to the vote or is completed; a completed one may have a winner',
  data: z.strictObject({
    challengeId: idSchema,
    title: z.string(),
    status: z.enum(challengeStatuses),
    winnerId: idSchema.nullable(),
  }),
  example: { challengeId: id, title: exampleInput.title, status: 'completed', winnerId: memberId },
});

export const advanceChallenges = defineJob({
  name: 'engagement-points.advance-challenges',
  data: z.strictObject({}),
  attempts: 5,
  timeoutMs: 30_000,
  concurrency: 1,
  schedule: { everyMs: 30_000 },
  effect: 'inside',
  example: {},
});
