import type { OnboardingStep } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';

export const choiceMissing = (step: OnboardingStep) =>
  new DomainError('refused', 'identity.onboarding_choice_missing', `Answer the ${step} question first.`);

export const onboardingCompleted = () =>
  new DomainError(
    'conflict',
    'identity.onboarding_completed',
    'Your onboarding is complete. Restart it in Edit Profile to change your answers.',
  );
