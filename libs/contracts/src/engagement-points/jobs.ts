import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { defineJob } from '../kit/jobs.ts';

export { applyAchievements } from './achievements.ts';
export { advanceChallenges } from './challenges.ts';
export { examineWeek, lookForSuspiciousGains } from './suspicious-gains.ts';

import { awardedActivities, unearnedReasons } from './awards.ts';

export const awardPoints = defineJob({
  name: 'engagement-points.award-points',
  data: z.strictObject({
    memberId: idSchema,
    activityType: z.enum(awardedActivities),
    /** What the act was done to; points are awarded once per member, type and this. */
    relatedId: idSchema,
    relatedType: z.enum(['recipe', 'bar_item', 'post', 'comment', 'member', 'challenge']),
    /** The name to show in the activity list, as it was then. */
    relatedName: z.string().nullable(),
    /** The other member in it: whose post was liked, who was followed. */
    counterpartId: idSchema.nullable().default(null),
    /** What sort of thing it was done to, for achievements that count different ones. */
    facet: z.string().max(60).nullable().default(null),
    /** Set when it can earn nothing. */
    unearned: z.enum(unearnedReasons).nullable().default(null),
    occurredAt: z.iso.datetime(),
  }),
  attempts: 10,
  timeoutMs: 10_000,
  // Done together: after an outage thousands may wait.
  concurrency: 50,
  example: {
    memberId: '01939c5e-6a00-7000-8000-000000000003',
    activityType: 'inventory_added',
    relatedId: '01939c5e-6a00-7000-8000-000000000002',
    relatedType: 'bar_item',
    relatedName: 'London Dry Gin',
    occurredAt: '2026-01-01T00:00:00.000Z',
  },
});
