import { type LibraryIngredient, type Recipe, type SpecLine, strengthOf } from '@barspoon/contracts';
import { mayContain, spiritOf, type Vocabulary } from '@barspoon/mixology';
import type { SearchTraits } from '../search/search-index.ts';

interface TraitRow {
  spec: readonly SpecLine[];
  glass: Recipe['glass'];
  method: Recipe['method'];
  alcoholic: boolean;
  facts: Recipe['facts'];
  ratingAverage: number | null;
}

/** What a recipe can be found by, derived from its spec and the vocabulary. */
export function traitsOf(row: TraitRow, vocabulary: Vocabulary<LibraryIngredient>): SearchTraits {
  return {
    spirit: spiritOf(row.spec, vocabulary),
    glass: row.glass,
    method: row.method,
    strength: row.facts.abv === null ? (row.alcoholic ? null : 'none') : strengthOf(row.facts.abv),
    allergens: mayContain(row.facts),
    contains: containedIn(row.spec, vocabulary),
    rating: row.ratingAverage,
  };
}

function containedIn(spec: readonly SpecLine[], vocabulary: Vocabulary<LibraryIngredient>): string[] {
  const slugs = new Set<string>();
  const add = (slug: string) => {
    if (slugs.has(slug)) return;
    slugs.add(slug);
    const node = vocabulary.get(slug);
    for (const { slug: kind, group } of vocabulary.ancestors(slug)) if (!group) add(kind);
    if (node?.madeFrom) add(node.madeFrom);
  };
  for (const { ingredient } of spec) if (ingredient) add(ingredient);
  return [...slugs];
}
