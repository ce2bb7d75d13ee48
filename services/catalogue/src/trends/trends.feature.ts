import type { Feature } from '@barspoon/messaging';
import { LatestTrends } from './latest-trends.repository.ts';
import { MemberActs } from './member-acts.service.ts';
import {
  TrendEventRow,
  TrendEventRowSchema,
  TrendRow,
  TrendRowSchema,
  TrendRunRow,
  TrendRunRowSchema,
  TrendStateRow,
  TrendStateRowSchema,
  TrendSupporterRow,
  TrendSupporterRowSchema,
} from './trend.schema.ts';
import { TrendCandidatesRepository } from './trend-candidates.repository.ts';
import { TrendEventsRepository } from './trend-events.repository.ts';
import { TrendLists } from './trend-lists.ts';
import { TrendReadingService } from './trend-reading.service.ts';
import { TrendsController } from './trends.controller.ts';
import { TrendsRepository } from './trends.repository.ts';
import { TrendsService } from './trends.service.ts';

export const trendsFeature: Feature = {
  tables: [
    {
      row: TrendEventRow,
      schema: TrendEventRowSchema,
      own: [
        // What they did keeps counting toward popularity; who did it is forgotten.
        { owner: 'userId', hidden: ['visitor', 'run'], outlivesOwner: true },
      ],
    },
    { row: TrendSupporterRow, schema: TrendSupporterRowSchema, own: [{ owner: 'userId' }] },
    { row: TrendRow, schema: TrendRowSchema, inConsole: {} },
    { row: TrendRunRow, schema: TrendRunRowSchema },
    { row: TrendStateRow, schema: TrendStateRowSchema },
  ],
  controllers: [TrendsController],
  providers: [
    LatestTrends,
    MemberActs,
    TrendCandidatesRepository,
    TrendEventsRepository,
    TrendLists,
    TrendReadingService,
    TrendsRepository,
    TrendsService,
  ],
};
