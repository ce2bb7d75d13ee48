import { achievementEarned } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import type { WorkContext } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { ActivityRow } from '../activities/activity.schema.ts';
import { toAchievement } from './achievement.mapper.ts';
import type { AchievementRow, EarnedAchievementRow } from './achievement.schema.ts';
import { AchievementsRepository } from './achievements.repository.ts';
import { AchievementDefinitions } from './definitions.ts';

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

/** What members have earned. */
@Injectable()
export class EarnedAchievements {
  constructor(
    private readonly achievements: AchievementsRepository,
    private readonly definitions: AchievementDefinitions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Keeps what is reached for the first time, and tells of it. Belongs to the open transaction. Implements BEYOND-60, BEYOND-61.
   * @param late it was reached before there was the achievement
   */
  async keep(reached: readonly Reached[], late = false): Promise<number> {
    if (reached.length === 0) return 0;
    const first = firstOf(reached);
    const stored = await this.achievements.earnedAmong(first.map((one) => earnedRow(one)._id));
    const news = first.filter((one) => !stored.has(earnedRow(one)._id));
    await this.achievements.addEarned(news.map(earnedRow));
    const { rows } = await this.definitions.current();
    const byKey = new Map(rows.map((row) => [row._id, row]));
    await this.outbox.addAll(
      news.map((one) => ({
        definition: achievementEarned,
        data: {
          memberId: one.activity.userId,
          ...toAchievement(byKey.get(one.key) as AchievementRow),
          earnedAt: one.activity.createdAt.toISOString(),
          late,
        },
        about: { aggregate: `achievement:${earnedRow(one)._id.replace(':', ',')}`, revision: 1 },
        ...(one.context && { context: one.context }),
      })),
    );
    return news.length;
  }
}
