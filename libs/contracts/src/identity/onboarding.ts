import { z } from 'zod';
import { doneSchema, idSchema, momentSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import {
  experienceLevels,
  onboardingGoals,
  onboardingInterests,
  onboardingSteps,
} from './onboarding-choices.ts';

const stepSchema = z.enum(onboardingSteps);
const distinct = <S extends z.ZodType<string>>(choice: S, most: number) =>
  z
    .array(choice)
    .max(most)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Each choice counts once');

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

const exampleProgress: OnboardingProgress = {
  currentStep: 'interests',
  preferences: { experienceLevel: 'beginner', interests: [], goals: [] },
};
const exampleRecord: OnboardingRecord = {
  ...exampleProgress,
  userId: '01939c5e-6a00-7000-8000-000000000003',
  completedSteps: ['welcome', 'experience'],
  completedAt: null,
};

/** Implements ONB-12, ONB-15, ONB-16, BEYOND-20. */
export const onboardingRoutes = defineRoutes('identity.onboarding', {
  mine: {
    method: 'GET',
    path: '/me/onboarding',
    access: 'member',
    summary: 'How far your onboarding has come; `record` is null before its first step',
    response: z.strictObject({ record: onboardingRecordSchema.nullable() }),
    example: { response: { record: exampleRecord } },
  },
  save: {
    method: 'PUT',
    path: '/me/onboarding',
    access: 'member',
    summary: 'Note a finished step, or the whole onboarding with the step `completed`',
    body: onboardingProgressSchema,
    response: onboardingRecordSchema,
    example: { body: exampleProgress, response: exampleRecord },
  },
  reset: {
    method: 'DELETE',
    path: '/me/onboarding',
    access: 'member',
    summary: 'Forget your onboarding: it begins again; one that is already gone counts as success',
    response: doneSchema,
    example: { response: { done: true } },
  },
});
