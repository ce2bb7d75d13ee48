import type { Difficulty, LibraryRecipe } from '@barspoon/contracts';
import { recipeRule } from './rule.ts';

/** What makes a drink harder than pouring, shaking or stirring and straining. */
const techniques: readonly (readonly [string, RegExp])[] = [
  ['muddling', /\bmuddle|\bcrush the|\bpress/i],
  ['egg', /\begg|\bdry[- ]shake|\bwithout ice/i],
  ['blending', /\bblend/i],
  ['layering', /\blayer|back of (?:a|the) (?:bar )?spoon/i],
  ['fire', /\bflame|\bblaz|\bignite|\bset alight|\bmatch\b/i],
  ['heat', /\bsimmer|\bheat\b|\bboil|\bwarm the/i],
  ['infusing', /\binfuse|\bsteep|\bclarif|\bfreeze/i],
  ['rim', /\brim\b/i],
  ['swizzling', /\bswizzle/i],
  ['throwing', /\bthrow\b/i],
  ['floating', /\bfloat/i],
  ['whipping', /\bwhip|\bfroth|\bfoam/i],
];

/** Words that say the clock runs while the hands rest. */
const waiting =
  /\b(?:hours?|overnight|simmer|steep|infuse|freez|chill|rest|cool|set aside|brew|minutes?|until (?:firm|frozen|cold))/i;

/** How much a recipe asks for: steps and lines past the usual, and every technique. */
export function effortOf({ instructions, spec }: LibraryRecipe): number {
  const text = instructions.join(' ');
  const known = techniques.filter(([, said]) => said.test(text)).length;
  return Math.max(0, instructions.length - 3) + Math.max(0, Math.ceil((spec.length - 5) / 2)) + known;
}

const effortRange: Record<Difficulty, readonly [min: number, max: number]> = {
  Beginner: [0, 3],
  Intermediate: [0, 6],
  Advanced: [2, 9],
  Expert: [4, 20],
};

/** Difficulty says how much the drink asks for. */
export const difficultyAgrees = recipeRule('difficulty agrees with steps and techniques', (recipe) => {
  const effort = effortOf(recipe);
  const [min, max] = effortRange[recipe.difficulty];
  if (effort < min) return [`${recipe.difficulty} but asks for little (${effort})`];
  return effort > max ? [`${recipe.difficulty} but asks for a lot (${effort})`] : [];
});

/** Prep time leaves time for every step and, without waiting, is not longer than the hands need. */
export const prepTimeAgrees = recipeRule(
  'prep time agrees with the steps',
  ({ instructions, spec, prepMinutes }) => {
    const min = Math.ceil((instructions.length + spec.length) / 5);
    const max = instructions.length * 2 + spec.length;
    if (prepMinutes < min) return [`${prepMinutes} min are too few for ${instructions.length} steps`];
    if (prepMinutes > max && !waiting.test(instructions.join(' '))) {
      return [`${prepMinutes} min are too many for ${instructions.length} steps without waiting`];
    }
    return [];
  },
);
