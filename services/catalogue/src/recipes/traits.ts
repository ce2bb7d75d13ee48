import { type LibraryIngredient, type Recipe, type SpecLine, strengthOf } from '@barspoon/contracts';
import { toMl, type Vocabulary } from '@barspoon/mixology';
import type { SearchTraits } from '../search/search-index.ts';

/** The vocabulary's root of all spirits; its direct children are the bases. */
const spirits = 'spirit';

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
    allergens: row.facts.allergens,
    contains: containedIn(row.spec, vocabulary),
    rating: row.ratingAverage,
  };
}

/** The spirit with the largest amount. */
export function spiritOf(
  spec: readonly SpecLine[],
  vocabulary: Vocabulary<LibraryIngredient>,
): string | null {
  const poured = new Map<string, number>();
  for (const line of spec) {
    const base = line.ingredient && baseOf(line.ingredient, vocabulary);
    if (base && !line.optional)
      poured.set(
        base,
        (poured.get(base) ?? 0) + (toMl({ amount: line.amount ?? undefined, unit: line.unit }) ?? 0),
      );
  }
  const [first] = [...poured].sort((a, b) => b[1] - a[1]);
  return first?.[0] ?? null;
}

/** `gin` for `london-dry-gin`; undefined if it is not a spirit. */
export function baseOf(slug: string, vocabulary: Vocabulary<LibraryIngredient>): string | undefined {
  const line = [vocabulary.get(slug), ...vocabulary.ancestors(slug)];
  return line.find((node) => node?.parent === spirits)?.slug;
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
