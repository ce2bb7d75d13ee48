import { allergens, type PartyPlan } from '@barspoon/contracts';
import { costOf } from '../drink-cost.ts';
import { batchOf } from './batches.ts';
import { needsOfParty } from './needs-of-party.ts';
import { linesFor, type Party, type PartyBar, type PlannedRecipe } from './party.ts';
import { servingThingsOf } from './serving-things.ts';
import { drinksPerGuest, servingsOf } from './servings.ts';
import { stepsOf } from './steps.ts';

/**
 * What an evening with guests takes: servings, what to have and to buy, ice, glasses, batches, what to prepare when, allergens and
 * cost. Pure. Implements BEYOND-262, BEYOND-263.
 * @throws RangeError without guests or hours, or with more guests without alcohol than there are
 */
export function planParty(
  party: Party,
  recipes: readonly PlannedRecipe[],
  bar: PartyBar,
): Omit<PartyPlan, 'hidden' | 'offers'> {
  if (party.guests < 1 || party.hours < 1) throw new RangeError('A plan needs a guest and an hour');
  if (party.free > party.guests) throw new RangeError('No more guests are without alcohol than there are');
  const { vocabulary } = bar;
  const { servings, freeUnplanned } = servingsOf(party, recipes);
  const served = recipes.map((recipe) => ({ ...recipe, servings: servings.get(recipe.id) ?? 0 }));
  const drinks = served.map((recipe) => ({
    recipeId: recipe.id,
    slug: recipe.slug,
    name: recipe.name,
    alcoholic: recipe.alcoholic,
    share: recipe.share,
    servings: recipe.servings,
    ...batchOf(recipe, vocabulary),
  }));
  const needs = needsOfParty(served, bar);
  const things = servingThingsOf(party, served, bar);
  const poured = served.flatMap((recipe) =>
    recipe.servings === 0 ? [] : linesFor(recipe, recipe.servings, vocabulary),
  );
  return {
    perGuest: drinksPerGuest(party),
    drinks,
    freeUnplanned,
    needs,
    ...things,
    steps: stepsOf({ drinks, needs, ...things }, vocabulary),
    cost: costOf(poured, 1, bar),
    ...containedIn(recipes),
  };
}

/** Allergens of the drinks together, each with those that contain it, and the drinks of which nobody knows all. */
function containedIn(recipes: readonly PlannedRecipe[]): Pick<PartyPlan, 'allergens' | 'unknown'> {
  const withAllergen = (allergen: (typeof allergens)[number]) =>
    recipes
      .filter(({ facts }) =>
        [facts, ...(facts.optional ?? [])].some((one) => one.allergens.includes(allergen)),
      )
      .map(({ name }) => name);
  return {
    allergens: allergens.flatMap((allergen) => {
      const drinks = withAllergen(allergen);
      return drinks.length > 0 ? { allergen, drinks } : [];
    }),
    unknown: recipes.filter(({ facts }) => facts.unknown?.length).map(({ name }) => name),
  };
}
