import type { Feature } from '@barspoon/messaging';
import {
  AchievementRevisionRow,
  AchievementRevisionRowSchema,
  AchievementRow,
  AchievementRowSchema,
  EarnedAchievementRow,
  EarnedAchievementRowSchema,
} from './achievement.schema.ts';
import { AchievementsController } from './achievements.controller.ts';
import { AchievementsRepository } from './achievements.repository.ts';
import { AchievementsService } from './achievements.service.ts';
import { AchievementDefinitions } from './definitions.ts';
import { EarnedAchievements } from './earned-achievements.ts';
import { Holders } from './holders.ts';

export const achievementsFeature: Feature = {
  tables: [
    {
      row: EarnedAchievementRow,
      schema: EarnedAchievementRowSchema,
      own: [{ owner: 'userId' }],
      inConsole: { changedAt: 'earnedAt' },
    },
    { row: AchievementRow, schema: AchievementRowSchema },
    { row: AchievementRevisionRow, schema: AchievementRevisionRowSchema },
  ],
  controllers: [AchievementsController],
  providers: [
    AchievementDefinitions,
    AchievementsRepository,
    AchievementsService,
    EarnedAchievements,
    Holders,
  ],
};
