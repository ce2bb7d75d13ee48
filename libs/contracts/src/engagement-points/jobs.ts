import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { defineJob } from '../kit/jobs.ts';
import { activityTypeSchema } from './activity-type.ts';

export const awardPoints = defineJob({
  name: 'engagement-points.award-points',
  data: z.strictObject({
    memberId: idSchema,
    activityType: activityTypeSchema,
    /** What the act was done to; points are awarded once per member, type and this. */
    relatedId: idSchema,
    relatedType: z.enum(['recipe', 'bar_item']),
    /** The name to show in the activity list, as it was then. */
    relatedName: z.string(),
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
