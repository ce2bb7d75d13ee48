import { nameKey } from '@barspoon/collections';
import type { BarItemInput, LibraryBarItem, LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import { newId } from '@barspoon/platform/ids';
import type { BarItemRow } from './item.schema.ts';

/** Of one member. They are listed together with the catalogue's, so there must be an end to them. */
export const maxOwnItems = 500;

/** What an item says, without whose it is and how it came here. */
export type ItemContent = Pick<
  BarItemRow,
  'name' | 'brand' | 'category' | 'subcategory' | 'image' | 'popular' | 'ingredient' | 'nameKey' | 'searchKey'
>;

/** What a search looks for in items' search keys: without case and accents, so that "creme" finds "Crème". */
export const searchTerm = (q: string): string => nameKey(q);

const keysOf = ({ name, brand }: { name: string; brand: string }) => ({
  nameKey: nameKey(name),
  searchKey: `${nameKey(name)}\n${nameKey(brand)}`,
});

/** What a member or an admin entered. */
export const contentOfInput = (
  input: BarItemInput & { popular?: boolean },
  ingredient: string | null = null,
): ItemContent => ({ ...input, popular: input.popular ?? false, ingredient, ...keysOf(input) });

/** An item of the starter library. */
export const contentOfLibrary = (item: LibraryBarItem): ItemContent => ({
  name: item.name,
  brand: item.brand,
  category: item.category,
  subcategory: item.subcategory ?? null,
  image: null,
  popular: item.popular,
  ingredient: item.ingredient ?? null,
  ...keysOf(item),
});

/** Whether a seeded item says something else than the library does now; its image is not the library's. */
export function differsFromLibrary(row: ItemContent, library: ItemContent): boolean {
  const keys = Object.keys(library) as (keyof ItemContent)[];
  return keys.some((key) => key !== 'image' && row[key] !== library[key]);
}

/**
 * What an item is in the vocabulary. The library says so for its own; those made here are known by their name, as
 * soon as the vocabulary knows it.
 */
export function ingredientOf(
  item: Pick<BarItemRow, 'slug' | 'name' | 'ingredient'>,
  vocabulary: Vocabulary<LibraryIngredient>,
): LibraryIngredient | undefined {
  if (item.ingredient !== null) return vocabulary.get(item.ingredient);
  return item.slug === null ? vocabulary.resolve(item.name) : undefined;
}

/**
 * Whether an item can meet a recipe. Equipment cannot, however much "Lemon Squeezer" sounds like a fruit; what stands
 * among the supplies counts when the vocabulary knows it (salt, sugar cubes).
 */
export const canBePoured = (
  item: Pick<BarItemRow, 'category' | 'slug' | 'name' | 'ingredient'>,
  vocabulary: Vocabulary<LibraryIngredient>,
): boolean => item.category !== 'supplies' || ingredientOf(item, vocabulary) !== undefined;

/** An item at its first revision. */
export function newItem(
  content: ItemContent,
  about: { slug?: string; userId?: string; createdAt: Date },
): BarItemRow {
  return {
    _id: newId(),
    ...content,
    slug: about.slug ?? null,
    userId: about.userId ?? null,
    editedHere: false,
    revision: 1,
    createdAt: about.createdAt,
  };
}
