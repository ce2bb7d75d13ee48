import type { Feature } from '@barspoon/messaging';
import { FactorChanges } from './factor-changes.ts';
import { FactorCodes } from './factor-codes.service.ts';
import { OwnPasskeysService } from './own-passkeys.service.ts';
import { PasskeySignInService } from './passkey-sign-in.service.ts';
import { PasskeysController } from './passkeys.controller.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import { SecondFactorRow, SecondFactorRowSchema } from './second-factor.schema.ts';
import { SecondFactorService } from './second-factor.service.ts';
import { SecondFactorsRepository } from './second-factors.repository.ts';
import { SecondStepService } from './second-step.service.ts';
import { StepUpService } from './step-up.service.ts';

export const secondFactorFeature: Feature = {
  tables: [
    {
      row: SecondFactorRow,
      schema: SecondFactorRowSchema,
      own: [{ owner: '_id', hidden: ['key', 'lastStep', 'recoveryHashes'] }],
    },
  ],
  controllers: [PasskeysController, SecondFactorController],
  providers: [
    FactorChanges,
    FactorCodes,
    OwnPasskeysService,
    PasskeySignInService,
    SecondFactorService,
    SecondFactorsRepository,
    SecondStepService,
    StepUpService,
  ],
};
