import type { activitySchema } from '@barspoon/contracts';
import type { z } from 'zod';
import type { ActivityRow } from './activity.schema.ts';

export const toActivity = (row: ActivityRow): z.output<typeof activitySchema> => ({
  id: row._id,
  userId: row.userId,
  activityType: row.activityType,
  pointsAwarded: row.pointsAwarded,
  relatedId: row.relatedId,
  relatedType: row.relatedType,
  relatedName: row.relatedName,
  createdAt: row.createdAt.toISOString(),
});
