import type { Party, PlannedRecipe } from './party.ts';

/** Drinks for each guest of an evening. */
export const drinksPerGuest = ({ hours, first, later }: Pick<Party, 'hours' | 'first' | 'later'>): number =>
  first + later * (hours - 1);

/** Servings of each drink, and how many without alcohol nothing is chosen for. */
export interface PartyServings {
  servings: ReadonlyMap<string, number>;
  freeUnplanned: number;
}

/**
 * How often each drink is made. Who drinks without alcohol gets what has none, whatever else is chosen; the others get what has
 * some, or where nothing of it is chosen what has none. Implements BEYOND-262.
 */
export function servingsOf(
  party: Party,
  recipes: readonly Pick<PlannedRecipe, 'id' | 'alcoholic' | 'share'>[],
): PartyServings {
  const each = drinksPerGuest(party);
  const alcoholic = recipes.filter((recipe) => recipe.alcoholic);
  const free = recipes.filter((recipe) => !recipe.alcoholic);
  const drinkers = party.guests - party.free;
  const isAllFree = alcoholic.length === 0 && free.length > 0;
  const freeServings = Math.ceil((isAllFree ? party.guests : party.free) * each);
  const alcoholicServings = isAllFree ? 0 : Math.ceil(drinkers * each);
  return {
    servings: new Map([...apportioned(freeServings, free), ...apportioned(alcoholicServings, alcoholic)]),
    freeUnplanned: free.length > 0 ? 0 : freeServings,
  };
}

/** A number shared out by weight, so that nothing of it is lost: the largest remainders get what is left. */
function apportioned(total: number, shares: readonly { id: string; share: number }[]): [string, number][] {
  const weight = shares.reduce((sum, { share }) => sum + share, 0);
  const parts = shares.map(({ id, share }, at) => {
    const exact = (total * share) / weight;
    return { id, at, count: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  let left = total - parts.reduce((sum, { count }) => sum + count, 0);
  for (const part of parts.toSorted((one, other) => other.rest - one.rest || one.at - other.at)) {
    if (left <= 0) break;
    part.count += 1;
    left -= 1;
  }
  return parts.map(({ id, count }) => [id, count]);
}
