import type { Feature } from '@barspoon/messaging';
import { SiteProblemRow, SiteProblemRowSchema } from './site-problem.schema.ts';
import { SiteProblemsRepository } from './site-problems.repository.ts';
import { SiteWatch } from './site-watch.service.ts';

export const siteWatchFeature: Feature = {
  tables: [{ row: SiteProblemRow, schema: SiteProblemRowSchema }],
  providers: [SiteProblemsRepository, SiteWatch],
};
