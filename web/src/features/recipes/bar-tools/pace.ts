/** A drink that its member says was theirs. */
export interface OwnDrink {
  /** Of the entry by which it was made. */
  id: string;
  /** In milliseconds. */
  at: number;
  standardDrinks: number;
}

/** In the measure that recipes show: 14 g of alcohol. */
const gramsOfOne = 14;
/** An evening, and the morning after it. */
export const eveningMs = 12 * 3_600_000;

/** What somebody had in an evening; what is older is forgotten. Implements BEYOND-237. */
export function paceOf(drinks: readonly OwnDrink[], now: number) {
  const tonight = drinks.filter(({ at }) => now - at < eveningMs);
  const standardDrinks = tonight.reduce((sum, one) => sum + one.standardDrinks, 0);
  return {
    tonight,
    standardDrinks,
    grams: standardDrinks * gramsOfOne,
    since: tonight.length === 0 ? null : Math.min(...tonight.map(({ at }) => at)),
  };
}
