import { normalize } from '@barspoon/mixology';
import type { Drink } from './drink.ts';

/** Words in names that say nothing of which drink it is. */
const common = new Set(['classic', 'the', 'a', 'cocktail', 'original', 'dry', 'and', 'no', 'iba']);

/** Whether a drink carries the name of another in its own: the Rum Old Fashioned is an Old Fashioned. */
export function isVariationOf(drink: Drink, base: Drink): boolean {
  if (drink.id === base.id) return false;
  const names = [drink.name, ...drink.alternativeNames].map((name) => ` ${normalize(name)} `);
  return [base.name, ...base.alternativeNames].some((name) => {
    const words = normalize(name)
      .split(' ')
      .filter((word) => !common.has(word));
    return words.length > 0 && names.some((other) => words.every((word) => other.includes(` ${word} `)));
  });
}
