/** The dialog's steps in their order. Implements ONB-03. */
export const onboardingSteps = ['welcome', 'experience', 'interests', 'goals'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** Implements ONB-09. */
export const experienceLevels = ['beginner', 'intermediate', 'advanced', 'professional'] as const;

/** Implements ONB-10. */
export const onboardingInterests = [
  'Classic Cocktails',
  'Modern Mixology',
  'Wine Cocktails',
  'Beer Cocktails',
  'Non-Alcoholic',
  'Tiki Drinks',
  'Whiskey Cocktails',
  'Gin Cocktails',
  'Seasonal Drinks',
  'Party Planning',
  'Garnish Techniques',
  'Bar Tools',
] as const;

/** Implements ONB-11. */
export const onboardingGoals = [
  'home_bar',
  'entertain',
  'learn_techniques',
  'discover_recipes',
  'join_community',
] as const;
