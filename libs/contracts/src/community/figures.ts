import { z } from 'zod';
import { countSchema, growthQuery } from '../common/figures.ts';
import { defineJob } from '../kit/jobs.ts';
import { defineRoutes } from '../kit/routes.ts';

const postDaySchema = z.strictObject({
  /** Of UTC. */
  day: z.iso.date(),
  /** Without what waits for a moderator or was removed. */
  newPosts: countSchema,
  newComments: countSchema,
});
export type PostDay = z.output<typeof postDaySchema>;

/** Figures of posts over time. Implements ADM-ANALYTICS-01, BEYOND-96. */
export const communityFigureRoutes = defineRoutes('community.figures', {
  posts: {
    method: 'GET',
    path: '/admin/analytics/posts',
    access: 'admin',
    summary: 'New posts and comments of each day, the oldest first',
    query: growthQuery,
    response: z.strictObject({ items: z.array(postDaySchema) }),
    example: {
      query: {},
      response: {
        items: [
          { day: '2025-12-31', newPosts: 4, newComments: 9 },
          { day: '2026-01-01', newPosts: 7, newComments: 3 },
        ],
      },
    },
  },
});

/** Every five minutes: brings the figures of each day up to now. */
export const rollUpPostDays = defineJob({
  name: 'community.roll-up-days',
  data: z.strictObject({}),
  attempts: 5,
  timeoutMs: 30_000,
  concurrency: 1,
  schedule: { everyMs: 5 * 60_000 },
  example: {},
});
