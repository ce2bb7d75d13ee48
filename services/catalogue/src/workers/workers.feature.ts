import type { Feature } from '@barspoon/messaging';
import { CalculateTrendsWorker } from './calculate-trends.worker.ts';
import { RecalculateFactsWorker } from './recalculate-facts.worker.ts';
import { RollUpDaysWorker } from './roll-up-days.worker.ts';
import { WeighRatingsWorker } from './weigh-ratings.worker.ts';

export const workersFeature: Feature = {
  providers: [CalculateTrendsWorker, RecalculateFactsWorker, RollUpDaysWorker, WeighRatingsWorker],
};
