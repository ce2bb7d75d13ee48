import type { WorkContext } from '@barspoon/platform';
import type { ActivityRow } from '../activities/activity.schema.ts';
import type { EarnedAchievementRow } from './achievement.schema.ts';

/** A goal that an activity has reached, perhaps not for the first time. */
export interface Reached {
  key: string;
  activity: Pick<ActivityRow, '_id' | 'userId' | 'createdAt'>;
  context?: WorkContext | undefined;
}

export const earnedRow = ({ key, activity }: Reached): EarnedAchievementRow => ({
  _id: `${activity.userId}:${key}`,
  userId: activity.userId,
  achievement: key,
  activityId: activity._id,
  earnedAt: activity.createdAt,
});

/** The first time each goal was reached, by the order given. */
export function firstOf(reached: readonly Reached[]): Reached[] {
  const first = new Map<string, Reached>();
  for (const one of reached) {
    const id = `${one.activity.userId}:${one.key}`;
    if (!first.has(id)) first.set(id, one);
  }
  return [...first.values()];
}
