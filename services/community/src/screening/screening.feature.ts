import type { Feature } from '@barspoon/messaging';
import { ContributionBudgets } from './contribution-budgets.service.ts';
import { ModerationRulesRepository } from './moderation-rules.repository.ts';
import { ModerationRulesRow, ModerationRulesRowSchema } from './moderation-rules.schema.ts';
import { ScreeningService } from './screening.service.ts';
import { TrustService } from './trust.service.ts';

export const screeningFeature: Feature = {
  tables: [{ row: ModerationRulesRow, schema: ModerationRulesRowSchema }],
  providers: [ContributionBudgets, ModerationRulesRepository, ScreeningService, TrustService],
};
