import type { Feature } from '@barspoon/messaging';
import { CaseRow, CaseRowSchema } from './case.schema.ts';
import { CasesRepository } from './cases.repository.ts';
import { ContentReportRow, ContentReportRowSchema } from './content-report.schema.ts';
import { ContentReportsRepository } from './content-reports.repository.ts';
import { ReporterRow, ReporterRowSchema } from './reporter.schema.ts';
import { ReportersRepository } from './reporters.repository.ts';
import { ReportsService } from './reports.service.ts';

export const casesFeature: Feature = {
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
  ],
  providers: [CasesRepository, ContentReportsRepository, ReportersRepository, ReportsService],
};
