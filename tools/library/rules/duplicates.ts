import type { LibraryRecipe } from '@barspoon/contracts';
import { normalize } from '@barspoon/mixology';
import type { LibraryKind } from '@barspoon/mixology/formats';
import type { Finding, LibraryContext, Rule } from './rule.ts';

/** A slug names one entry of its kind. */
export const slugsAreUnique: Rule = {
  name: 'every slug is given once',
  check: (library) =>
    (['ingredients', 'recipes', 'barItems'] as const).flatMap((kind: LibraryKind) =>
      repeated<{ slug: string }>(library[kind], ({ slug }) => [slug]).map(({ entry }) =>
        finding(kind, entry.slug, 'slug given twice'),
      ),
    ),
};

/** No two recipes answer to the same name, alternative names included, and no two bar items of a maker. */
export const namesAreUnique: Rule = {
  name: 'no two entries share a name',
  check: ({ recipes, barItems }: LibraryContext) => [
    ...repeated(recipes, (recipe) => [
      ...new Set([recipe.name, ...recipe.alternativeNames].map((name) => normalize(name))),
    ]).map(({ entry, first, key }) => finding('recipes', entry.slug, `"${key}" also names ${first.slug}`)),
    ...repeated(barItems, ({ brand, name }) => [`${normalize(brand)} | ${normalize(name)}`]).map(
      ({ entry, first }) => finding('barItems', entry.slug, `the same name and maker as ${first.slug}`),
    ),
  ],
};

/** No two recipes are the same drink: same ingredients in the same proportions, same method, same glass. */
export const specsAreUnique: Rule = {
  name: 'no two recipes are the same drink',
  check: ({ recipes }) =>
    repeated(recipes, (recipe) => [specKey(recipe)]).map(({ entry, first }) =>
      finding('recipes', entry.slug, `the same spec as ${first.slug}`),
    ),
};

function specKey({ spec, method, glass, ice, serves, garnish }: LibraryRecipe): string {
  const lines = spec.map(
    ({ amount, unit, ingredient }) => `${amount === undefined ? '' : amount / serves} ${unit} ${ingredient}`,
  );
  return [...lines.sort(), method, glass, ice, ...garnish.map(({ ingredient }) => ingredient).sort()].join(
    '|',
  );
}

function repeated<T extends { slug: string }>(entries: readonly T[], keysOf: (entry: T) => string[]) {
  const firsts = new Map<string, T>();
  const found: { entry: T; first: T; key: string }[] = [];
  for (const entry of entries) {
    for (const key of keysOf(entry)) {
      const first = firsts.get(key);
      if (first && first !== entry) found.push({ entry, first, key });
      else firsts.set(key, entry);
    }
  }
  return found;
}

function finding(kind: LibraryKind, slug: string, problem: string): Finding {
  return { kind, slug, problem };
}
