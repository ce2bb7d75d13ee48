import { achievementEarned } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { toAchievement } from './achievement.mapper.ts';
import type { AchievementRow } from './achievement.schema.ts';
import { AchievementsRepository } from './achievements.repository.ts';
import { AchievementDefinitions } from './definitions.ts';
import { earnedRow, firstOf, type Reached } from './reached.ts';

/** What members have earned. */
@Injectable()
export class EarnedAchievements {
  constructor(
    private readonly achievements: AchievementsRepository,
    private readonly definitions: AchievementDefinitions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Keeps what is reached for the first time, and tells of it. Runs in the open transaction. Implements BEYOND-60, BEYOND-61.
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
