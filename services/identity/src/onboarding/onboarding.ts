import {
  type OnboardingPreferences,
  type OnboardingProgress,
  type OnboardingStep,
  onboardingSteps,
} from '@barspoon/contracts';

type Place = OnboardingProgress['currentStep'];

/** The steps behind a place, in their order. Implements ONB-03. */
export const stepsBefore = (place: Place): OnboardingStep[] =>
  place === 'completed' ? [...onboardingSteps] : onboardingSteps.slice(0, onboardingSteps.indexOf(place));

/** Whether a step's choice is made. Implements ONB-07 to ONB-11. */
export function isChosen(step: OnboardingStep, preferences: OnboardingPreferences): boolean {
  if (step === 'welcome') return true;
  if (step === 'experience') return preferences.experienceLevel !== null;
  return preferences[step].length > 0;
}

/** The first step behind a place whose choice is missing: nobody may have come so far. Implements BEYOND-20. */
export const stepMissing = ({ currentStep, preferences }: OnboardingProgress): OnboardingStep | undefined =>
  stepsBefore(currentStep).find((step) => !isChosen(step, preferences));
