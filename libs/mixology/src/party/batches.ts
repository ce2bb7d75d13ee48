import type { LibraryIngredient, PartyDrink } from '@barspoon/contracts';
import { servingOf } from '../facts.ts';
import { keepsDaysOf } from '../keeping.ts';
import { toMl } from '../units.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { drinkOf, linesFor, rounded, type ServedRecipe } from './party.ts';

type Terms = Vocabulary<LibraryIngredient>;
/** What turns sooner is added at the glass. */
const turnsDays = 7;

/** What stays behind when a drink is bottled: fizz is lost, juice turns, and eggs and leaves do not wait. */
function staysOut(node: LibraryIngredient | undefined, ml: number | undefined, vocabulary: Terms): boolean {
  if (ml === undefined || !node) return true;
  const keeps = keepsDaysOf(node.slug, vocabulary);
  const turns = (keeps !== null && keeps <= turnsDays) || node.allergens.includes('egg');
  return turns || node.carbonated || node.solid;
}

/**
 * How a drink is made ahead. What is stirred of what keeps is bottled with the water that ice would have added. Whatever is shaken
 * or has something fresh or sparkling never gets water: what keeps of it is mixed, the rest is added at the glass.
 * Implements BEYOND-263.
 */
export function batchOf(recipe: ServedRecipe, vocabulary: Terms): Pick<PartyDrink, 'way' | 'batch'> {
  const drink = drinkOf(recipe, vocabulary);
  const required = linesFor(recipe, recipe.servings, vocabulary).filter(({ optional }) => !optional);
  const lines = required.map((line) => {
    const node = vocabulary.nodeOf(line);
    const ml = line.amount === null ? undefined : toMl({ amount: line.amount, unit: line.unit });
    return { name: line.name, ml: ml ?? 0, staysOut: staysOut(node, ml, vocabulary) };
  });
  const kept = lines.filter((line) => !line.staysOut);
  const atGlass = lines.filter((line) => line.staysOut).map(({ name }) => name);
  const isMixedAhead = drink.method !== 'layer' && drink.method !== 'heat' && drink.method !== 'blend';
  if (recipe.servings === 0 || kept.length < 2 || !isMixedAhead) return { way: 'each', batch: null };
  const isStirred = (drink.method === 'stir' || drink.method === 'throw') && atGlass.length === 0;
  const waterMl = isStirred ? servingOf(drink).dilutionMl * recipe.servings : 0;
  const totalMl = kept.reduce((sum, { ml }) => sum + ml, waterMl);
  return {
    way: isStirred ? 'bottled' : 'premixed',
    batch: {
      lines: kept.map(({ name, ml }) => ({ name, ml: rounded(ml) })),
      waterMl: rounded(waterMl),
      totalMl: rounded(totalMl),
      atGlass,
    },
  };
}
