import { z } from 'zod';
import { doneSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import {
  type OnboardingProgress,
  type OnboardingRecord,
  onboardingPreferencesSchema,
  onboardingProgressSchema,
  onboardingRecordSchema,
} from './onboarding.ts';

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

/** Implements ONB-12, ONB-15, ONB-16, BEYOND-20, BEYOND-21. */
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
  choose: {
    method: 'PUT',
    path: '/me/preferences',
    access: 'member',
    summary: 'Change what you chose in your onboarding; how far it has come stays as it is',
    body: onboardingPreferencesSchema,
    response: onboardingRecordSchema,
    example: { body: exampleProgress.preferences, response: exampleRecord },
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
