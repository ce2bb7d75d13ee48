import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { timespans } from './timespans.ts';

const timespanQuery = z.enum(timespans).default('all_time');

/** A row of the leaderboard. Members with the same points share a rank. Implements LEAD-03, DATA-24, BEYOND-64. */
export const leaderboardRowSchema = z.strictObject({
  userId: idSchema,
  rank: z.number().int().min(1),
  /** Null for a moment after somebody has signed up. */
  username: z.string().nullable(),
  fullName: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  currentLevel: z.string(),
  totalPoints: z.number().int().min(0),
});
export type LeaderboardRow = z.output<typeof leaderboardRowSchema>;

const id = '01939c5e-6a00-7000-8000-000000000003';
const exampleRow: LeaderboardRow = {
  userId: id,
  rank: 1,
  username: 'ada',
  fullName: 'Ada Coleman',
  avatarUrl: null,
  currentLevel: 'Creative Stirrer',
  totalPoints: 612,
};

export const leaderboardRoutes = defineRoutes('engagement-points.leaderboards', {
  get: {
    method: 'GET',
    path: '/leaderboard',
    access: 'public',
    summary: 'Members by points: of all time, of this month or of this week (UTC)',
    query: z.strictObject({
      timespan: timespanQuery,
      limit: z.coerce.number().int().min(1).max(100).default(20),
      offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
    }),
    response: z.strictObject({
      items: z.array(leaderboardRowSchema).max(100),
      total: z.number().int().min(0),
    }),
    // Points are awarded all the time: held for so long, it is as new as anybody can tell.
    hot: { seconds: 1, droppedBy: [] },
    example: { query: {}, response: { items: [exampleRow], total: 1 } },
  },
  mine: {
    method: 'GET',
    path: '/me/rank',
    access: 'member',
    summary: 'Your rank and how many stand before you; null without points in that time',
    query: z.strictObject({ timespan: timespanQuery }),
    response: z.strictObject({
      rank: z.number().int().min(1).nullable(),
      totalPoints: z.number().int().min(0),
      /** The offset of your own row in the list. */
      offset: z.number().int().min(0).nullable(),
    }),
    example: { query: {}, response: { rank: 1, totalPoints: 612, offset: 0 } },
  },
});

export const engagementPointsInternalRoutes = defineRoutes('engagement-points.internal', {
  rebuild: {
    access: 'internal',
    summary:
      'Rebuild, part by part, what is derived from the ledger, and report for how many members it was wrong',
    body: z.strictObject({
      projection: z.enum(['points', 'leaderboards']),
      /** Where the part before ended. */
      after: z.string().max(60).default(''),
    }),
    response: z.strictObject({
      count: z.number().int().min(0),
      corrected: z.number().int().min(0),
      /** Null when all is done. */
      next: z.string().nullable(),
    }),
    example: { body: { projection: 'points' }, response: { count: 350, corrected: 0, next: null } },
  },
});
