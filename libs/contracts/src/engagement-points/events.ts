import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';
import { activityTypeSchema } from './activity-type.ts';

export { achievementEarned } from './achievements.ts';
export { challengeAdvanced, challengeJoined } from './challenges.ts';
export { pointsCorrected } from './corrections.ts';

const id = '01939c5e-6a00-7000-8000-000000000003';

export const pointsAwarded = defineEvent({
  type: 'engagement-points.points.awarded',
  version: 1,
  fires: 'when an act earns points; total and level are those after it',
  data: z.strictObject({
    memberId: idSchema,
    activityId: idSchema,
    activityType: activityTypeSchema,
    points: z.number().int().min(1),
    totalPoints: z.number().int().min(0),
    currentLevel: z.string(),
    /** True when this award reached a new level. */
    levelReached: z.boolean(),
    /** Counts the member's awards; a projection ignores what is not newer. */
    sequence: z.number().int().min(1),
  }),
  example: {
    memberId: id,
    activityId: id,
    activityType: 'inventory_added',
    points: 1,
    totalPoints: 12,
    currentLevel: 'Aspiring Shaker',
    levelReached: false,
    sequence: 12,
  },
});
