import type { Achievement, achievementDefinitionSchema } from '@barspoon/contracts';
import type { z } from 'zod';
import type { AchievementRow } from './achievement.schema.ts';

export const toAchievement = ({
  _id,
  name,
  description,
  icon,
  tier,
  category,
}: AchievementRow): Achievement => ({
  key: _id,
  name,
  description,
  icon,
  tier,
  category,
});

export const toDefinition = (
  row: AchievementRow,
  holders: number,
): z.output<typeof achievementDefinitionSchema> => ({
  id: row._id,
  ...toAchievement(row),
  rule: row.rule,
  createdAt: row.createdAt.toISOString(),
  holders,
});
