import {
  type OnboardingPreferences,
  type OnboardingProgress,
  type OnboardingRecord,
  type OnboardingStep,
  onboardingSteps,
} from '@barspoon/contracts';

export const nothingChosen: OnboardingPreferences = { experienceLevel: null, interests: [], goals: [] };

/** Where to begin, or to go on after a reload. Implements BEYOND-20. */
export function progressIn(record: OnboardingRecord | null): {
  step: OnboardingStep;
  preferences: OnboardingPreferences;
} {
  const step = record && record.currentStep !== 'completed' ? record.currentStep : 'welcome';
  return { step, preferences: record?.preferences ?? nothingChosen };
}

/** Whether a step may be left forwards. Implements ONB-07 to ONB-11. */
export function isAnswered(step: OnboardingStep, preferences: OnboardingPreferences): boolean {
  if (step === 'welcome') return true;
  if (step === 'experience') return preferences.experienceLevel !== null;
  return preferences[step].length > 0;
}

export const stepAfter = (step: OnboardingStep): OnboardingProgress['currentStep'] =>
  onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? 'completed';

export const stepBefore = (step: OnboardingStep): OnboardingStep | undefined =>
  onboardingSteps[onboardingSteps.indexOf(step) - 1];
