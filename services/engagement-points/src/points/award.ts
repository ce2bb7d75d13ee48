import {
  type AwardedActivity,
  activityPoints,
  type awardPoints,
  type JobDataOf,
  pointsAwarded,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import type { ActivityRow } from '../activities/activity.schema.ts';
import { levelOf } from './level.ts';
import type { PointsRow } from './points.schema.ts';

/** The activity an act becomes, with the points its type is worth. */
export const activityOf = (act: JobDataOf<typeof awardPoints>): ActivityRow => ({
  _id: newId(),
  userId: act.memberId,
  activityType: act.activityType,
  pointsAwarded: activityPoints[act.activityType as AwardedActivity],
  relatedId: act.relatedId,
  relatedType: act.relatedType,
  relatedName: act.relatedName,
  createdAt: new Date(act.occurredAt),
});

/** Where a member stands before her first act. */
export const noPoints = (memberId: string): PointsRow => ({
  _id: memberId,
  totalPoints: 0,
  currentLevel: levelOf(0).name,
  sequence: 0,
  activityCounts: {},
});

/** Where a member stands after one more activity. */
export function plus(row: PointsRow, { activityType, pointsAwarded }: ActivityRow): PointsRow {
  const totalPoints = row.totalPoints + pointsAwarded;
  const count = (row.activityCounts[activityType] ?? 0) + 1;
  return {
    _id: row._id,
    totalPoints,
    currentLevel: levelOf(totalPoints).name,
    sequence: row.sequence + 1,
    activityCounts: { ...row.activityCounts, [activityType]: count },
  };
}

/** The event that tells of an award. */
export const pointsAwardedEvent = (activity: ActivityRow, before: PointsRow, after: PointsRow) => ({
  definition: pointsAwarded,
  data: {
    memberId: after._id,
    activityId: activity._id,
    activityType: activity.activityType,
    points: activity.pointsAwarded,
    totalPoints: after.totalPoints,
    currentLevel: after.currentLevel,
    levelReached: after.currentLevel !== before.currentLevel,
    sequence: after.sequence,
  },
  about: { aggregate: `points:${after._id}`, revision: after.sequence },
});
