import { z } from 'zod';
import { auditRoutesOf } from '../common/audit.ts';
import { deadLetterRoutesOf, operationRoutesOf } from '../common/operations.ts';
import { ownDataRoutesOf } from '../common/own-data.ts';
import { serviceStateRoutesOf } from '../common/service-state.ts';
import { idSchema, momentSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { tableRoutesOf } from '../common/tables.ts';
import { defineRoutes } from '../kit/routes.ts';
import { activityTypeSchema } from './activity-type.ts';

export { achievementRoutes, adminAchievementRoutes } from './achievements.ts';
export {
  adminChallengeRoutes,
  challengeInternalRoutes,
  ownChallengeRoutes,
  publicChallengeRoutes,
} from './challenges.ts';
export { adminLedgerRoutes } from './corrections.ts';
export { engagementPointsInternalRoutes, leaderboardRoutes } from './leaderboards.ts';
export { adminSimulationRoutes } from './simulations.ts';
export { adminSuspicionRoutes } from './suspicious-gains.ts';

/** Something a member did. Implements DATA-17. */
export const activitySchema = z.strictObject({
  id: idSchema,
  userId: idSchema,
  activityType: activityTypeSchema,
  pointsAwarded: z.number().int(),
  relatedId: idSchema.nullable(),
  relatedType: z.string().nullable(),
  relatedName: z.string().nullable(),
  createdAt: momentSchema,
});

/** Points and how far the next level is; `nextLevel` is null at the top. */
export const standingPointsSchema = z.strictObject({
  totalPoints: z.number().int(),
  currentLevel: z.string(),
  nextLevel: z.strictObject({ name: z.string(), minPoints: z.number().int() }).nullable(),
  /** Acts by type, for the activity summary. Implements PROF-04. */
  activityCounts: z.record(activityTypeSchema, z.number().int()),
});

const id = '01939c5e-6a00-7000-8000-000000000003';

export const activityRoutes = defineRoutes('engagement-points.activities', {
  mine: {
    method: 'GET',
    path: '/me/activities',
    access: 'member',
    summary: 'What you did lately, newest first',
    query: z.strictObject(pageQuery(20, 50)),
    response: pageOf(activitySchema),
    example: {
      query: {},
      response: {
        items: [
          {
            id,
            userId: id,
            activityType: 'inventory_added',
            pointsAwarded: 1,
            relatedId: id,
            relatedType: 'bar_item',
            relatedName: 'London Dry Gin',
            createdAt: '2026-01-01T00:00:00.000Z',
          },
        ],
        nextCursor: null,
      },
    },
  },
  points: {
    method: 'GET',
    path: '/me/points',
    access: 'member',
    summary: 'Your points, level and the way to the next',
    response: standingPointsSchema,
    example: {
      response: {
        totalPoints: 12,
        currentLevel: 'Aspiring Shaker',
        nextLevel: { name: 'Creative Stirrer', minPoints: 500 },
        activityCounts: { inventory_added: 12 },
      },
    },
  },
});

export const engagementPointsDeadLetterRoutes = deadLetterRoutesOf('engagement-points');
export const engagementPointsOperationRoutes = operationRoutesOf('engagement-points');
export const engagementPointsStateRoutes = serviceStateRoutesOf('engagement-points');
export const engagementPointsAuditRoutes = auditRoutesOf('engagement-points');
export const engagementPointsOwnDataRoutes = ownDataRoutesOf('engagement-points');
export const engagementPointsTableRoutes = tableRoutesOf('engagement-points');
