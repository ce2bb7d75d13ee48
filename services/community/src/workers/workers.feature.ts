import type { Feature } from '@barspoon/messaging';
import { ClearFeedsWorker } from './clear-feeds.worker.ts';
import { FetchLinkPreviewWorker } from './fetch-link-preview.worker.ts';
import { ReadNewsWorker } from './read-news.worker.ts';
import { RollUpDaysWorker } from './roll-up-days.worker.ts';
import { SpreadActivityWorker } from './spread-activity.worker.ts';

export const workersFeature: Feature = {
  providers: [
    ClearFeedsWorker,
    FetchLinkPreviewWorker,
    ReadNewsWorker,
    RollUpDaysWorker,
    SpreadActivityWorker,
  ],
};
