import { barCategories, type LibraryBarItem, type LibraryIngredient } from '@barspoon/contracts';
import { namesOf } from '@barspoon/mixology';
import type { Finding, Rule } from './rule.ts';

/** Parents and sources exist and never lead back to where they started. */
export const graphIsWhole: Rule = {
  name: 'the vocabulary is a graph without holes and circles',
  check: ({ ingredients, vocabulary }) =>
    ingredients.flatMap((node) =>
      (['parent', 'madeFrom'] as const).flatMap((edge): Finding[] => {
        const target = node[edge];
        if (target === undefined) return [];
        if (!vocabulary.get(target))
          return [finding(node.slug, `${edge} ${target} is not in the vocabulary`)];
        return leadsBack(node, edge, vocabulary.get)
          ? [finding(node.slug, `${edge} leads back to itself`)]
          : [];
      }),
    ),
};

/** A name means one thing: no two ingredients share a name, an alias or a slug, plurals and spelling aside. */
export const namesAreUnambiguous: Rule = {
  name: 'every ingredient name means one ingredient',
  check: ({ ingredients }) => {
    const owner = new Map<string, string>();
    return ingredients.flatMap((node) =>
      namesOf(node).flatMap((name): Finding[] => {
        const other = owner.get(name);
        if (other !== undefined && other !== node.slug)
          return [finding(node.slug, `"${name}" also names ${other}`)];
        owner.set(name, node.slug);
        return [];
      }),
    );
  },
};

/** A subcategory belongs to its category. Implements INV-03. */
export const subcategoriesFit: Rule = {
  name: 'every bar subcategory belongs to its category',
  check: ({ ingredients, barItems }) => [
    ...ingredients
      .filter((node) => node.barSubcategory && !offers(node.barCategory, node.barSubcategory))
      .map((node) => finding(node.slug, `${node.barSubcategory} is no subcategory of ${node.barCategory}`)),
    ...barItems
      .filter((item) => item.subcategory && !offers(item.category, item.subcategory))
      .map(({ slug, category, subcategory }): Finding => {
        return { kind: 'barItems', slug, problem: `${subcategory} is no subcategory of ${category}` };
      }),
  ],
};

/**
 * Nothing stands in the vocabulary that no recipe, bar item or other ingredient needs. What is cut or pressed from
 * something used belongs to it (a lime wheel), and so does what is always at hand: members name both in their recipes.
 */
export const noOrphans: Rule = {
  name: 'no ingredient is an orphan',
  check: ({ ingredients, recipes, barItems }) => {
    const used = new Set([
      ...recipes.flatMap(({ spec, garnish }) => [...spec, ...garnish].map(({ ingredient }) => ingredient)),
      ...barItems.flatMap(({ ingredient }) => ingredient ?? []),
      ...ingredients.flatMap(({ parent }) => parent ?? []),
    ]);
    return ingredients
      .filter(({ slug, madeFrom, staple }) => !staple && !used.has(slug) && !(madeFrom && used.has(madeFrom)))
      .map(({ slug }) => finding(slug, 'no recipe, bar item or other ingredient uses it'));
  },
};

function finding(slug: string, problem: string): Finding {
  return { kind: 'ingredients', slug, problem };
}

function offers(category: LibraryBarItem['category'] | undefined, subcategory: string): boolean {
  return (
    category !== undefined &&
    (barCategories[category].subcategories as readonly string[]).includes(subcategory)
  );
}

function leadsBack(
  node: LibraryIngredient,
  edge: 'parent' | 'madeFrom',
  get: (slug: string) => LibraryIngredient | undefined,
): boolean {
  const seen = new Set<string>();
  for (let at = node[edge]; at !== undefined; at = get(at)?.[edge]) {
    if (at === node.slug) return true;
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return false;
}
