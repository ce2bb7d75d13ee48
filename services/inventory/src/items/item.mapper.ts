import type { BarItem, LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import { shownPicture } from '@barspoon/platform';
import type { BarItemRow } from './item.schema.ts';
import { ingredientOf } from './item.ts';

const noImage = '/placeholder.svg';

/**
 * @param inInventory whether it is on the caller's bar; absent where nobody's bar is meant. Implements BEYOND-43.
 * @param isEditor whether the caller may change it
 */
export function toItem(
  row: BarItemRow,
  vocabulary: Vocabulary<LibraryIngredient>,
  inInventory?: boolean,
  isEditor = false,
): BarItem {
  const ingredient = ingredientOf(row, vocabulary);
  return {
    id: row._id,
    name: row.name,
    brand: row.brand,
    category: row.category,
    subcategory: row.subcategory,
    image: row.image ? shownPicture('items', row._id, row.image) : noImage,
    ...(row.image && isEditor && { imageAddress: row.image }),
    popular: row.popular,
    ingredient: ingredient?.slug ?? null,
    color: ingredient?.color ?? null,
    userId: row.userId,
    createdAt: row.createdAt.toISOString(),
    ...(inInventory !== undefined && { inInventory }),
  };
}
