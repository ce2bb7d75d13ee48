import type { PartyPlan } from '@barspoon/contracts';
import { dilutionMl } from '../dilution.ts';
import { iceShare, servingOf } from '../facts.ts';
import { glassCapacityMl } from '../glass-capacity.ts';
import { drinkOf, type Party, type PartyBar, type ServedRecipe } from './party.ts';
import { drinksPerGuest } from './servings.ts';

/** Grams of ice in a shaker or a mixing glass that is filled two thirds, for one drink (weighed: 8 cubes of 25 g). */
const mixingGrams = 200;
/** Grams of a milliliter of ice. */
const iceDensity = 0.917;
/** A glass of water with every drink (NIAAA, Rethinking Drinking: "Pace and space"). */
const waterGlassMl = 250;

/** Ice, glasses, garnishes and water of an evening. Implements BEYOND-263. */
export function servingThingsOf(
  party: Party,
  recipes: readonly ServedRecipe[],
  { vocabulary }: Pick<PartyBar, 'vocabulary'>,
): Pick<PartyPlan, 'ice' | 'glasses' | 'garnishes' | 'waterMl'> {
  let mixing = 0;
  let inGlass = 0;
  const glasses = new Map<PartyPlan['glasses'][number]['glass'], number>();
  const garnishes = new Map<string, PartyPlan['garnishes'][number]>();
  // They come back within the hour, so that the fullest one decides.
  const fullest = Math.max(party.first, party.hours > 1 ? party.later : 0) / (drinksPerGuest(party) || 1);
  let drinks = 0;
  for (const recipe of recipes) {
    const { servings, serves, glass, ice } = recipe;
    if (servings === 0) continue;
    const drink = drinkOf(recipe, vocabulary);
    const { method } = drink;
    if (method === 'shake' || method === 'stir' || method === 'throw') mixing += servings * mixingGrams;
    if (method === 'blend') {
      const { liquidMl: ml, glassAlcoholMl: alcoholMl } = servingOf(drink);
      mixing += servings * dilutionMl({ method, ice, ml, alcoholMl });
    }
    const isBowl = glass === 'punch bowl';
    const vessels = isBowl ? servings / serves : servings;
    if (method !== 'blend') inGlass += vessels * iceShare[ice] * glassCapacityMl[glass] * iceDensity;
    const add = (kind: typeof glass, count: number) => glasses.set(kind, (glasses.get(kind) ?? 0) + count);
    if (isBowl) add('punch bowl', Math.ceil(vessels));
    add(isBowl ? 'punch cup' : glass, Math.ceil(servings * fullest));
    for (const { shape, ingredient } of recipe.garnish) {
      const key = `${shape} ${ingredient}`;
      const count = (garnishes.get(key)?.count ?? 0) + servings;
      garnishes.set(key, { shape, ingredient, count });
    }
    drinks += servings;
  }
  const spareGrams = Math.ceil(((mixing + inGlass) * party.spare) / 100);
  return {
    ice: { mixingGrams: Math.ceil(mixing), glassGrams: Math.ceil(inGlass), spareGrams },
    glasses: [...glasses].map(([glass, count]) => ({ glass, count })),
    garnishes: [...garnishes.values()],
    waterMl: drinks * waterGlassMl,
  };
}
