import type { LibraryIngredient } from '@barspoon/contracts';
import { namesOf, normalize } from '@barspoon/mixology';
import { ingredientsOf, type LibraryContext, type Rule, recipeRule } from './rule.ts';

/** A bar with every item makes every recipe: nothing a recipe needs is missing from what can be put on a bar. */
export const everythingCanBeOwned = recipeRule(
  'every ingredient of a recipe can be put on a bar',
  (recipe, library) => {
    const owned = coveredByItems(library);
    return [...new Set(ingredientsOf(recipe))]
      .filter((slug) => !owned.has(slug) && !library.vocabulary.get(slug)?.staple)
      .map((slug) => `${slug} cannot be put on a bar: add a bar item for it`);
  },
);

/**
 * An ingredient that several recipes pour has an item without a brand, or one whose product is the ingredient (Campari).
 * What is made on the spot from another (lime juice) and what is always at hand need none.
 */
export const commonThingsArePlain: Rule = {
  name: 'every common ingredient has a plain bar item',
  check: (library) =>
    library.ingredients
      .filter(({ slug, madeFrom, staple }) => !madeFrom && !staple && usesOf(slug, library) >= commonFrom)
      .filter((node) => !library.barItems.some((item) => isPlain(item, node)))
      .map(({ slug }) => ({
        kind: 'ingredients' as const,
        slug,
        problem: 'has no plain bar item, only brands',
      })),
};
const commonFrom = 2;

const covered = new WeakMap<LibraryContext, ReadonlySet<string>>();

function coveredByItems(library: LibraryContext): ReadonlySet<string> {
  const known = covered.get(library);
  if (known) return known;
  const slugs = new Set(
    library.barItems.flatMap(({ ingredient }) =>
      ingredient ? [...library.vocabulary.covers(ingredient)] : [],
    ),
  );
  covered.set(library, slugs);
  return slugs;
}

const usesOf = (slug: string, { recipes }: LibraryContext): number =>
  recipes.filter(({ spec }) => spec.some(({ ingredient }) => ingredient === slug)).length;

function isPlain(item: LibraryContext['barItems'][number], node: LibraryIngredient): boolean {
  if (item.ingredient !== node.slug) return false;
  const names = namesOf(node);
  return names.includes(normalize(item.name)) || names.includes(normalize(item.brand));
}
