import type { Feature } from '@barspoon/messaging';
import { AccountsController } from './accounts.controller.ts';
import { AccountsService } from './accounts.service.ts';
import { ChallengesController } from './challenges.controller.ts';
import { LinksService } from './links.service.ts';
import { RepeatedSignUps } from './repeated-sign-ups.ts';
import { UsedTrialRow, UsedTrialRowSchema } from './used-trial.schema.ts';
import { UsedTrialsRepository } from './used-trials.repository.ts';

export const signInFeature: Feature = {
  tables: [{ row: UsedTrialRow, schema: UsedTrialRowSchema }],
  controllers: [AccountsController, ChallengesController],
  providers: [AccountsService, LinksService, RepeatedSignUps, UsedTrialsRepository],
};
