import { type OnboardingProgress, onboardingProgressSchema } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { stepMissing, stepsBefore } from './onboarding.ts';

const preferences: OnboardingProgress['preferences'] = {
  experienceLevel: 'beginner',
  interests: ['Tiki Drinks'],
  goals: ['home_bar'],
};

describe('onboarding', () => {
  it('goes through welcome, experience, interests and goals [ONB-03]', () => {
    expect(stepsBefore('welcome')).toEqual([]);
    expect(stepsBefore('goals')).toEqual(['welcome', 'experience', 'interests']);
    expect(stepsBefore('completed')).toEqual(['welcome', 'experience', 'interests', 'goals']);
  });

  it.each([
    ['experience', { ...preferences, experienceLevel: null }],
    ['interests', { ...preferences, interests: [] }],
    ['goals', { ...preferences, goals: [] }],
  ] as const)('is not complete without %s [ONB-09, ONB-10, ONB-11, BEYOND-20]', (step, chosen) => {
    const progress = { currentStep: 'completed', preferences: chosen } as unknown as OnboardingProgress;
    expect(stepMissing(progress)).toBe(step);
  });

  it('needs only the choices of the steps behind it; welcome is always valid [ONB-08]', () => {
    const none = { experienceLevel: null, interests: [], goals: [] };
    expect(stepMissing({ currentStep: 'experience', preferences: none })).toBeUndefined();
    expect(stepMissing({ currentStep: 'interests', preferences: none })).toBe('experience');
    expect(stepMissing({ currentStep: 'completed', preferences })).toBeUndefined();
  });

  it.each([
    ['an experience of its own', { ...preferences, experienceLevel: 'wizard' }],
    ['an interest of its own', { ...preferences, interests: ['Beer Pong'] }],
    ['the same interest twice', { ...preferences, interests: ['Tiki Drinks', 'Tiki Drinks'] }],
    ['a goal of its own', { ...preferences, goals: ['get_rich'] }],
  ])('knows no choice outside the lists: %s [ONB-10, ONB-11, BEYOND-20]', (_, chosen) => {
    const sent = { currentStep: 'completed', preferences: chosen };
    expect(onboardingProgressSchema.safeParse(sent).success).toBe(false);
  });
});
