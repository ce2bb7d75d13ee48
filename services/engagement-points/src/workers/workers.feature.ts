import type { Feature } from '@barspoon/messaging';
import { AdvanceChallengesWorker } from './advance-challenges.worker.ts';
import { ApplyAchievementsWorker } from './apply-achievements.worker.ts';
import { AwardPointsWorker } from './award-points.worker.ts';
import { ExamineWeekWorker } from './examine-week.worker.ts';
import { LookForSuspiciousGainsWorker } from './look-for-suspicious-gains.worker.ts';

export const workersFeature: Feature = {
  providers: [
    AdvanceChallengesWorker,
    ApplyAchievementsWorker,
    AwardPointsWorker,
    ExamineWeekWorker,
    LookForSuspiciousGainsWorker,
  ],
};
