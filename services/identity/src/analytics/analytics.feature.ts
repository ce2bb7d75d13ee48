import type { Feature } from '@barspoon/messaging';
import { AnalyticsController } from './analytics.controller.ts';
import { DayFiguresRepository } from './day-figures.repository.ts';
import {
  ActiveDayRow,
  ActiveDayRowSchema,
  CohortFiguresRow,
  CohortFiguresRowSchema,
  DayFiguresRow,
  DayFiguresRowSchema,
} from './day-figures.schema.ts';
import { FunnelController } from './funnel.controller.ts';
import { FunnelRepository } from './funnel.repository.ts';
import * as funnel from './funnel.schema.ts';
import { FunnelService } from './funnel.service.ts';
import { Growth } from './growth.service.ts';

export const analyticsFeature: Feature = {
  tables: [
    { row: ActiveDayRow, schema: ActiveDayRowSchema, own: [{ owner: 'memberId' }] },
    { row: DayFiguresRow, schema: DayFiguresRowSchema, inConsole: {} },
    { row: CohortFiguresRow, schema: CohortFiguresRowSchema, inConsole: {} },
    { row: funnel.FunnelDayRow, schema: funnel.FunnelDayRowSchema, inConsole: {} },
    { row: funnel.RevenueDayRow, schema: funnel.RevenueDayRowSchema, inConsole: {} },
    { row: funnel.VisitRow, schema: funnel.VisitRowSchema },
    { row: funnel.PaymentRow, schema: funnel.PaymentRowSchema },
  ],
  controllers: [AnalyticsController, FunnelController],
  providers: [DayFiguresRepository, FunnelRepository, FunnelService, Growth],
};
