import type { OnboardingPreferences } from '@barspoon/contracts';
import type { Drink } from './drink.ts';
import { tasteScore } from './tastes.ts';

type Interest = OnboardingPreferences['interests'][number];

const interestScore: Readonly<Record<Interest, (drink: Drink) => number>> = {
  'Classic Cocktails': (drink) => tasteScore('classic', drink),
  'Modern Mixology': (drink) => tasteScore('modern', drink),
  'Wine Cocktails': ({ contains }) => Number(contains.has('wine')),
  'Beer Cocktails': ({ contains }) => Number(contains.has('beer')),
  'Non-Alcoholic': ({ isDry }) => Number(isDry),
  'Tiki Drinks': ({ tags }) => Number(tags.has('tiki')),
  'Whiskey Cocktails': ({ contains }) => Number(contains.has('whiskey')),
  'Gin Cocktails': ({ contains }) => Number(contains.has('gin')),
  'Seasonal Drinks': ({ category }) => Number(category === 'Seasonal'),
  'Party Planning': (drink) => tasteScore('for a party', drink),
  'Garnish Techniques': ({ garnish }) => Number(garnish.length > 1),
  'Bar Tools': ({ method }) => Number(method !== 'build'),
};
const difficultyOf = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  professional: 'Expert',
} as const;

/** How much a member may like a drink, from 0 to 1, derived from their onboarding. Implements BEYOND-21. */
export function likesOf(preferences: OnboardingPreferences | null): (drink: Drink) => number {
  if (!preferences) return () => 0;
  const { interests, experienceLevel } = preferences;
  return (drink) => {
    const interest = Math.max(0, ...interests.map((one) => interestScore[one](drink)));
    const skill = experienceLevel !== null && drink.difficulty === difficultyOf[experienceLevel] ? 1 : 0;
    return (2 * interest + skill) / 3;
  };
}
