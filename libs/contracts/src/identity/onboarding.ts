import { z } from 'zod';
import { idSchema, momentSchema } from '../common/shapes.ts';
import {
  experienceLevels,
  onboardingGoals,
  onboardingInterests,
  onboardingSteps,
} from './onboarding-choices.ts';

const stepSchema = z.enum(onboardingSteps);
const distinct = <S extends z.ZodType<string>>(choice: S, max: number) =>
  z
    .array(choice)
    .max(max)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each option only once');

/** What a member has chosen so far. The assistant reads it to suggest what fits. Implements DATA-08, BEYOND-21. */
export const onboardingPreferencesSchema = z.strictObject({
  experienceLevel: z.enum(experienceLevels).nullable(),
  interests: distinct(z.enum(onboardingInterests), onboardingInterests.length),
  goals: distinct(z.enum(onboardingGoals), onboardingGoals.length),
});
export type OnboardingPreferences = z.output<typeof onboardingPreferencesSchema>;

/** How far a member has come: the step to show next, or `completed`. */
export const onboardingProgressSchema = z.strictObject({
  currentStep: z.enum([...onboardingSteps, 'completed']),
  preferences: onboardingPreferencesSchema,
});
export type OnboardingProgress = z.output<typeof onboardingProgressSchema>;

/** Implements DATA-08. */
export const onboardingRecordSchema = onboardingProgressSchema.extend({
  userId: idSchema,
  completedSteps: z.array(stepSchema),
  completedAt: momentSchema.nullable(),
});
export type OnboardingRecord = z.output<typeof onboardingRecordSchema>;
