import { compareNamePlaces } from '@barspoon/collections';
import type { LibraryIngredient } from '@barspoon/contracts';
import { namesOf, normalize, type Vocabulary } from '@barspoon/mixology';
import type { BarItemRow } from './item.schema.ts';
import { ingredientOf } from './item.ts';

/** Where an item stands in a list: how well it fits the search, how rare it is on bars, its folded name, its id. */
export type ItemPlace = readonly [fit: number, rarity: number, key: string, id: string];
export const itemPlaceShape = ['number', 'number', 'string', 'string'] as const;

/** The first two numbers of an item's place, the smaller the earlier; undefined for an item that is not listed. */
export type ItemOrder = (row: BarItemRow) => readonly [fit: number, rarity: number] | undefined;

export const byName: ItemOrder = () => [0, 0];

export function compareItemPlaces(one: ItemPlace, other: ItemPlace): number {
  return one[0] - other[0] || one[1] - other[1] || compareNamePlaces([one[2], one[3]], [other[2], other[3]]);
}

/** More than any number of recipes counts for. */
const notPopular = 1e9;

/**
 * What most bars have comes first: popular items, then what more recipes ask for, then the plain item before brands
 * of the same.
 * @param uses how many recipes ask for an ingredient of the vocabulary, for a kind of it or for what is made from it
 */
export function rarityOf(
  row: BarItemRow,
  vocabulary: Vocabulary<LibraryIngredient>,
  uses: ReadonlyMap<string, number>,
): number {
  const ingredient = ingredientOf(row, vocabulary);
  const isPlain = ingredient !== undefined && namesOf(ingredient).includes(normalize(row.name));
  const asked = ingredient ? (uses.get(ingredient.slug) ?? 0) : 0;
  return (row.popular ? 0 : notPopular) - asked * 2 - (isPlain ? 1 : 0);
}
