import {
  type AwardedActivity,
  type awardPoints,
  type CorrectionReason,
  correctionActivity,
  type JobDataOf,
  pointsAwarded,
  pointsCorrected,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { AchievementGoals, Goal } from '../achievements/goals.ts';
import type { ActivityRow } from '../activities/activity.schema.ts';
import { levelOf } from '../points/level.ts';
import type { Standing } from '../points/points.schema.ts';

/** An act before it is known what it earns and where in the ledger it stands. */
export type UnplacedActivity = Omit<ActivityRow, 'entry' | 'pointsAwarded'> & {
  activityType: AwardedActivity;
};

export const activityOf = (act: JobDataOf<typeof awardPoints>): UnplacedActivity => ({
  _id: newId(),
  userId: act.memberId,
  activityType: act.activityType,
  relatedId: act.relatedId,
  relatedType: act.relatedType,
  relatedName: act.relatedName,
  counterpartId: act.counterpartId,
  facet: act.facet,
  unearned: act.unearned,
  createdAt: new Date(act.occurredAt),
});

/** Where a member stands before their first act. */
export const noPoints = (memberId: string): Standing => ({
  _id: memberId,
  totalPoints: 0,
  currentLevel: levelOf(0).name,
  sequence: 0,
  entries: 0,
  activityCounts: {},
  progress: {},
});

/**
 * Where a member stands after one more entry of the ledger, and which goals it has reached. Awards and replays both go
 * through here, so that they cannot come to different ends.
 */
export function plus(
  before: Standing,
  activity: ActivityRow,
  goals: AchievementGoals,
): { after: Standing; reached: Goal[] } {
  const { activityType, pointsAwarded } = activity;
  const totalPoints = before.totalPoints + pointsAwarded;
  const { progress, reached } = goals.after(before, activity);
  const after: Standing = {
    _id: before._id,
    totalPoints,
    currentLevel: levelOf(totalPoints).name,
    sequence: before.sequence + (pointsAwarded === 0 ? 0 : 1),
    entries: before.entries + 1,
    activityCounts: sorted(
      // A correction is nothing the member did.
      activityType === correctionActivity
        ? before.activityCounts
        : { ...before.activityCounts, [activityType]: (before.activityCounts[activityType] ?? 0) + 1 },
    ),
    progress: sorted(progress),
  };
  return { after, reached };
}

/** Keys in one order, so that the same ledger always comes to the same bytes. */
const sorted = <V>(record: Record<string, V>): Record<string, V> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The event that tells of an award. */
export const pointsAwardedEvent = (activity: ActivityRow, before: Standing, after: Standing) => ({
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

/** The event that tells of a counter-entry. */
export const pointsCorrectedEvent = (
  activity: ActivityRow,
  reason: CorrectionReason,
  before: Standing,
  after: Standing,
) => ({
  definition: pointsCorrected,
  data: {
    memberId: after._id,
    activityId: activity._id,
    points: activity.pointsAwarded,
    reason,
    totalPoints: after.totalPoints,
    currentLevel: after.currentLevel,
    levelChanged: after.currentLevel !== before.currentLevel,
    sequence: after.sequence,
  },
  about: { aggregate: `points:${after._id}`, revision: after.sequence },
});
