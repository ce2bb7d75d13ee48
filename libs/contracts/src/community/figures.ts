import { z } from 'zod';
import { countSchema, dailyFiguresRoute, rollUpDaysOf } from '../common/figures.ts';
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
  posts: dailyFiguresRoute(
    '/admin/analytics/posts',
    'New posts and comments of each day, the oldest first',
    postDaySchema,
    [
      { day: '2025-12-31', newPosts: 4, newComments: 9 },
      { day: '2026-01-01', newPosts: 7, newComments: 3 },
    ],
  ),
});

export const rollUpPostDays = rollUpDaysOf('community');
