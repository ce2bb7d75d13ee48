import type { LibraryIngredient, LibraryRecipe } from '@barspoon/contracts';
import { normalize } from '@barspoon/mixology';
import { type Finding, ingredientsOf, type LibraryContext, type Rule, recipeRule } from './rule.ts';

/** Everything a recipe names is an ingredient of the vocabulary, and one that can be poured. */
export const ingredientsResolve = recipeRule('every ingredient of a recipe is known', (recipe, library) =>
  [...new Set(ingredientsOf(recipe))].flatMap((slug) => {
    const node = library.vocabulary.get(slug);
    if (!node) return [`unknown ingredient ${slug}${suggestion(slug, library)}`];
    return node.group ? [`${slug} only gathers its kinds; name one of them`] : [];
  }),
);

/** Bar items link to the vocabulary; only supplies may stand for nothing one pours. */
export const barItemsResolve: Rule = {
  name: 'every bar item is linked to the vocabulary',
  check: ({ barItems, vocabulary }) =>
    barItems.flatMap(({ slug, ingredient, category }): Finding[] => {
      if (ingredient === undefined) {
        return category === 'supplies' ? [] : [{ kind: 'barItems', slug, problem: 'has no ingredient' }];
      }
      const node = vocabulary.get(ingredient);
      if (!node) return [{ kind: 'barItems', slug, problem: `unknown ingredient ${ingredient}` }];
      const elsewhere = node.barCategory !== undefined && node.barCategory !== category;
      return elsewhere
        ? [
            {
              kind: 'barItems',
              slug,
              problem: `stands in ${category}, its ingredient in ${node.barCategory}`,
            },
          ]
        : [];
    }),
};

/** Poured units carry an amount; only judged ones go without. */
export const amountsAreGiven = recipeRule('every measured line has an amount', ({ spec }) =>
  spec
    .filter(({ amount, unit }) => (amount === undefined) !== (unit === 'to taste') && !(unit === 'top'))
    .map(({ amount, unit, ingredient }) =>
      amount === undefined
        ? `${ingredient}: ${unit} needs an amount`
        : `${ingredient}: "to taste" takes no amount`,
    ),
);

/** The library measures volumes in ml, so that no conversion stands between the source and the reader. */
export const volumesAreMetric = recipeRule('volumes are in ml', ({ spec }) =>
  spec
    .filter(({ unit }) => ['cl', 'oz', 'part', 'cup', 'shot'].includes(unit))
    .map(({ ingredient, unit }) => `${ingredient}: say ml instead of ${unit}`),
);

/** A garnish is cut from something that has its shape. */
export const garnishesFit = recipeRule('every garnish can have its shape', ({ garnish }, library) =>
  garnish
    .filter(({ shape, ingredient }) => {
      const roots = garnishRoots[shape];
      return roots && library.vocabulary.get(ingredient) && !stemsFrom(ingredient, roots, library);
    })
    .map(({ shape, ingredient }) => `${ingredient} cannot be a ${shape}`),
);

const citrus = ['citrus'];
const garnishRoots: Partial<Record<LibraryRecipe['garnish'][number]['shape'], string[]>> = {
  twist: [...citrus, 'yuzu'],
  wheel: [...citrus, 'cucumber', 'fruit', 'jalapeno'],
  wedge: [...citrus, 'fruit'],
  cherry: ['cherry', 'maraschino-cherry', 'tomato'],
  olive: ['green-olive'],
  onion: ['cocktail-onion'],
  mint: ['mint'],
  umbrella: ['cocktail-umbrella'],
  pineapple: ['pineapple'],
  celery: ['celery', 'rhubarb', 'carrot', 'lemongrass', 'sugar-cane'],
  grapefruit: ['grapefruit'],
  banana: ['banana'],
  ginger: ['ginger', 'candied-ginger', 'turmeric'],
};

/** Whether a node is, descends from or is made from one of the roots. */
function stemsFrom(slug: string, roots: readonly string[], { vocabulary }: LibraryContext): boolean {
  for (
    let node = vocabulary.get(slug);
    node;
    node = node.madeFrom ? vocabulary.get(node.madeFrom) : undefined
  ) {
    const line: LibraryIngredient[] = [node, ...vocabulary.ancestors(node.slug)];
    if (line.some((at) => roots.includes(at.slug))) return true;
  }
  return false;
}

function suggestion(slug: string, { vocabulary, ingredients }: LibraryContext): string {
  const known = vocabulary.resolve(slug.replaceAll('-', ' '));
  if (known) return `; did you mean ${known.slug}?`;
  const words = new Set(normalize(slug.replaceAll('-', ' ')).split(' '));
  const near = ingredients
    .map((node) => ({
      slug: node.slug,
      shared: node.slug.split('-').filter((word) => words.has(word)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.slug.length - b.slug.length)
    .slice(0, 3);
  return near.length > 0 ? `; near it: ${near.map((node) => node.slug).join(', ')}` : '';
}
