import type { LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import type { BarItemRow } from '../items/item.schema.ts';
import { ingredientOf } from '../items/item.ts';

/**
 * For each of these ingredients the catalogue item to put on a bar: a popular one if there is one, else the first.
 * Ingredients nobody sells are left out.
 * @param items in the order of their names
 */
export function bottlesOf(
  ingredients: readonly (string | null)[],
  items: readonly BarItemRow[],
  vocabulary: Vocabulary<LibraryIngredient>,
): Map<string | null, BarItemRow> {
  const wanted = new Set(ingredients);
  const bottles = new Map<string | null, BarItemRow>();
  for (const item of items) {
    const slug = ingredientOf(item, vocabulary)?.slug;
    if (slug === undefined || !wanted.has(slug)) continue;
    const known = bottles.get(slug);
    if (!known || (item.popular && !known.popular)) bottles.set(slug, item);
  }
  return bottles;
}
