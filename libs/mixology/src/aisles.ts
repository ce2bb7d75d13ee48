import type { Aisle, BarCategory, LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from './vocabulary.ts';

/** Where a shop keeps what is a kind of these, by slug. */
const aisleByKind: Readonly<Record<string, Aisle>> = {
  fruit: 'fruit',
  herb: 'fruit',
  spice: 'pantry',
  juice: 'mixers',
  soda: 'mixers',
  lemonade: 'mixers',
  water: 'mixers',
  coffee: 'mixers',
  tea: 'mixers',
  dairy: 'dairy',
  egg: 'dairy',
  'egg-white': 'dairy',
  'egg-yolk': 'dairy',
  'oat-milk': 'dairy',
  'almond-milk': 'dairy',
  'soy-milk': 'dairy',
  syrup: 'syrups',
  'cocktail-bitters': 'syrups',
  liqueur: 'liqueurs',
  wine: 'wine',
  'fortified-wine': 'wine',
  vermouth: 'wine',
  'aromatised-wine': 'wine',
};
const aisleByCategory: Readonly<Record<BarCategory, Aisle>> = {
  spirits: 'spirits',
  beer: 'beer',
  mixers: 'pantry',
  fruit: 'fruit',
  supplies: 'supplies',
};

/**
 * Where a shop keeps an ingredient.
 * @param category of the item, where the vocabulary does not know what it is
 */
export function aisleOf(
  slug: string | null,
  vocabulary: Vocabulary<LibraryIngredient>,
  category?: BarCategory | null,
): Aisle {
  const node = slug === null ? undefined : vocabulary.get(slug);
  const kinds = node ? [node, ...vocabulary.ancestors(node.slug)] : [];
  const byKind = kinds.map((kind) => aisleByKind[kind.slug]).find((aisle) => aisle !== undefined);
  const owned = kinds.find(({ barCategory }) => barCategory)?.barCategory ?? category;
  return byKind ?? (owned ? aisleByCategory[owned] : 'other');
}
