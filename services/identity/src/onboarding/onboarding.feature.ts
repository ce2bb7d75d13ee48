import type { Feature } from '@barspoon/messaging';
import { OnboardingController } from './onboarding.controller.ts';
import { OnboardingRepository } from './onboarding.repository.ts';
import { OnboardingRow, OnboardingRowSchema } from './onboarding.schema.ts';
import { OnboardingService } from './onboarding.service.ts';

export const onboardingFeature: Feature = {
  tables: [
    {
      row: OnboardingRow,
      schema: OnboardingRowSchema,
      own: [{ owner: '_id' }],
      inConsole: { changedAt: 'updatedAt' },
    },
  ],
  controllers: [OnboardingController],
  providers: [OnboardingRepository, OnboardingService],
};
