import type { Feature } from '@barspoon/messaging';
import { AdminModerationController } from './admin-moderation.controller.ts';
import { AppealsService } from './appeals.service.ts';
import { CaseRow, CaseRowSchema } from './case.schema.ts';
import { CasesRepository } from './cases.repository.ts';
import { ContentReportRow, ContentReportRowSchema } from './content-report.schema.ts';
import { ContentReportsRepository } from './content-reports.repository.ts';
import { ContentsService } from './contents.service.ts';
import { ContributionBudgets } from './contribution-budgets.service.ts';
import { DecisionsService } from './decisions.service.ts';
import { ModerationController } from './moderation.controller.ts';
import { ModerationRulesRepository } from './moderation-rules.repository.ts';
import { ModerationRulesRow, ModerationRulesRowSchema } from './moderation-rules.schema.ts';
import { ModerationRulesService } from './moderation-rules.service.ts';
import { QueueService } from './queue.service.ts';
import { ReporterRow, ReporterRowSchema } from './reporter.schema.ts';
import { ReportersRepository } from './reporters.repository.ts';
import { ReportsService } from './reports.service.ts';
import { ScreeningService } from './screening.service.ts';
import { TrialsService } from './trials.service.ts';
import { TrustService } from './trust.service.ts';

export const moderationFeature: Feature = {
  tables: [
    {
      row: CaseRow,
      schema: CaseRowSchema,
      own: [{ owner: 'authorId', hidden: ['revision', 'weight', 'reportsCount', 'decidedBy'] }],
      inConsole: { changedAt: 'updatedAt' },
    },
    {
      row: ContentReportRow,
      schema: ContentReportRowSchema,
      own: [
        // What somebody reported is looked at when they have left too.
        { owner: 'userId', outlivesOwner: true },
      ],
      inConsole: { changedAt: 'createdAt' },
    },
    { row: ReporterRow, schema: ReporterRowSchema, own: [{ owner: '_id' }] },
    { row: ModerationRulesRow, schema: ModerationRulesRowSchema },
  ],
  controllers: [AdminModerationController, ModerationController],
  providers: [
    AppealsService,
    CasesRepository,
    ContentReportsRepository,
    ContentsService,
    ContributionBudgets,
    DecisionsService,
    ModerationRulesRepository,
    ModerationRulesService,
    QueueService,
    ReportersRepository,
    ReportsService,
    ScreeningService,
    TrialsService,
    TrustService,
  ],
};
