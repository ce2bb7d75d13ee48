import type { LibraryRecipe } from '@barspoon/contracts';
import { type DrinkFacts, drinkFacts, garnishLines, glassRoomMl } from '@barspoon/mixology';
import { type LibraryContext, recipeRule } from './rule.ts';

/** The calculated facts of a library recipe, per serving. */
export function factsOf(
  recipe: LibraryRecipe,
  { vocabulary }: Pick<LibraryContext, 'vocabulary'>,
): DrinkFacts {
  const lines = recipe.spec.map((line) => ({ ...line, ingredient: vocabulary.get(line.ingredient) }));
  return drinkFacts({ ...recipe, lines, garnish: garnishLines(recipe.garnish, vocabulary) });
}

/** Ice takes its place in the glass, so a drink over ice must leave it room; blended, it is part of the drink. */
export const fitsTheGlass = recipeRule('the drink fits its glass', (recipe, library) => {
  const { volumeMl } = factsOf(recipe, library);
  const inOneVessel = recipe.glass === 'punch bowl' ? volumeMl * recipe.serves : volumeMl;
  const room = glassRoomMl(recipe);
  const filled = inOneVessel / room;
  if (filled > 1)
    return [`${Math.round(inOneVessel)} ml do not fit ${recipe.glass} (${Math.round(room)} ml)`];
  return filled < minFilled ? [`${Math.round(inOneVessel)} ml are lost in ${recipe.glass}`] : [];
});
const minFilled = 0.15;

/** A blender's ice is half of a drink: whether it is there is said by the steps and by the ice alike. */
export const blendedIceIsSaid = recipeRule('a drink blended with ice says so', (recipe) => {
  if (recipe.method !== 'blend') return [];
  const isSaid = recipe.instructions.some((step) => /\bice\b(?! cream)/i.test(step));
  if (recipe.ice === 'none') return isSaid ? ['is made with ice by its steps, with none by its ice'] : [];
  return isSaid ? [] : [`no step says where its ${recipe.ice} ice goes`];
});

/** Nothing is stronger than what a bar serves, and what calls itself alcoholic is. */
export const strengthIsPlausible = recipeRule(
  'strength is plausible and agrees with "alcoholic"',
  (recipe, library) => {
    const { abv, standardDrinks } = factsOf(recipe, library);
    const faults: string[] = [];
    if (recipe.alcoholic !== abv > alcoholFreeUpTo)
      faults.push(`alcoholic is ${recipe.alcoholic} at ${abv} % ABV`);
    if (abv > strongest) faults.push(`${abv} % ABV is stronger than any drink served`);
    if (standardDrinks > maxStandardDrinks) faults.push(`${standardDrinks} standard drinks in one glass`);
    return faults;
  },
);
/** Percent ABV up to which a drink counts as free of alcohol (Regulation (EU) 2021/2117 "de-alcoholised"; US 27 CFR 7.65). */
const alcoholFreeUpTo = 0.5;
const strongest = 50;
const maxStandardDrinks = 4.5;

/** Categories that say something about alcohol mean it. Implements CONTRA-13. */
export const categoriesAgree = recipeRule('the category agrees with the drink', ({ category, alcoholic }) => {
  const dry = category === 'Non-Alcoholic' || category === 'Mocktail';
  return dry && alcoholic ? [`${category} with alcohol`] : [];
});

/** Sweetness and sourness stay within what people drink: sugar per liter no syrup reaches. */
export const balanceIsPlausible = recipeRule('sugar and acid are plausible', (recipe, library) => {
  const { sugarGrams, acidGrams, volumeMl } = factsOf(recipe, library);
  if (volumeMl === 0) return ['has no liquid'];
  const faults: string[] = [];
  const sugar = Math.round((sugarGrams / volumeMl) * 100);
  const acid = Math.round((acidGrams / volumeMl) * 1000) / 10;
  if (sugar > sweetest) faults.push(`${sugar} g of sugar per 100 ml`);
  if (acid > sourest) faults.push(`${acid} g of acid per 100 ml`);
  return faults;
});

/** Grams per 100 ml: coquito, thick with condensed milk, and straight lemonade concentrate mark the ends. */
const sweetest = 36;
const sourest = 3;

/** What the picture draws is what the spec makes: layers are poured, ice is in the glass, foam has a cause. */
export const pictureAgrees = recipeRule('layers agree with the method', ({ method, layered }) =>
  method === 'layer' && !layered ? ['method is layer but the drink is not layered'] : [],
);
