import { normalize } from '@barspoon/mixology';
import type { Drink } from './drink.ts';
import type { DrinkShelf } from './drink-shelf.ts';

/** Words in names that say nothing of which drink it is. */
const common = new Set(['classic', 'the', 'a', 'cocktail', 'original', 'dry', 'and', 'no', 'iba']);

/** What each name of a drink comes down to: "Classic Old-Fashioned" to its last two words. */
const cores = ({ name, alternativeNames }: Drink): string[][] =>
  [name, ...alternativeNames]
    .map((one) =>
      normalize(one)
        .split(' ')
        .filter((word) => !common.has(word)),
    )
    .filter((words) => words.length > 0);

/** Whether a drink carries the name of another in its own: the Rum Old Fashioned is an Old Fashioned. */
export function isVariationOf(drink: Drink, base: Drink): boolean {
  if (drink.id === base.id) return false;
  const names = [drink.name, ...drink.alternativeNames].map((name) => ` ${normalize(name)} `);
  return cores(base).some((words) => names.some((name) => words.every((word) => name.includes(` ${word} `))));
}

/** All drinks that carry the name of this one. */
export const variationsOf = (base: Drink, shelf: DrinkShelf): Drink[] =>
  cores(base)
    .flatMap((words) => shelf.withNameWords(words))
    .filter((drink, at, all) => all.indexOf(drink) === at && isVariationOf(drink, base));
