import { type RecipeFact, recipeCategories } from '@barspoon/contracts';
import { drawByWeight, randomFrom } from '../../load/random.ts';
import { ingredientsByUse, library } from '../../seed/library.ts';
import { namesLikeTheLibrarys } from '../../seed/recipe-names.ts';
import { capital, inventWords } from '../../seed/words.ts';

type Line = RecipeFact['ingredients'][number];

/**
 * A number of distinct ingredient names with the frequency of each: first the library's own, as often as its recipes use
 * them, then a tail of brands. Half of the tail ends in a known name ("Zafou Gin"), half means nothing to the vocabulary.
 */
function ingredientPool(distinct: number, seed: number): { lines: Line[]; weights: number[] } {
  const random = randomFrom(seed);
  const used = ingredientsByUse();
  const total = used.reduce((sum, { uses }) => sum + uses, 0);
  const tail = Math.max(0, distinct - used.length);
  const brands = inventWords(tail, random).map(capital);
  const branded = brands.map((brand, at): Line => {
    const name = random.pick(used).ingredient.name;
    return {
      name: at % 2 === 0 ? `${brand} ${name}` : `${name} of ${brand}`,
      ingredient: null,
      optional: false,
    };
  });
  const known = used.map(
    ({ ingredient }): Line => ({ name: ingredient.name, ingredient: ingredient.slug, optional: false }),
  );
  return {
    lines: [...known, ...branded],
    // The larger the tail, the more of all lines come from it: a third with a hundred thousand names.
    weights: [
      ...used.map(({ uses }) => uses + 0.1),
      ...brands.map(() => (total * Math.min(0.5, tail / 2e5)) / tail),
    ],
  };
}

/** Facts of a number of synthetic recipes with three to seven ingredients from a number of distinct names. */
export function* recipeFacts(count: number, distinctNames: number): Generator<RecipeFact> {
  const random = randomFrom(count + distinctNames);
  const { lines, weights } = ingredientPool(distinctNames, 7);
  const draw = drawByWeight(weights, random);
  const nameOf = namesLikeTheLibrarys(random);
  for (let at = 0; at < count; at += 1) {
    yield {
      recipeId: `01939c5e-6a00-7000-8000-${at.toString(16).padStart(12, '0')}`,
      revision: 1,
      slug: `drink-${at}`,
      name: nameOf(),
      category: random.pick(recipeCategories),
      alcoholic: random.chance(0.88),
      featured: false,
      userId: null,
      visibility: 'public',
      ingredients: Array.from({ length: 3 + random.below(5) }, () => {
        const line = lines[draw()];
        if (!line) throw new RangeError('no such line');
        return random.chance(0.05) ? { ...line, optional: true } : line;
      }),
    };
  }
}

const nameOf = new Map(library.ingredients.map(({ slug, name }) => [slug, name]));
/** Facts of the recipes of the library. */
export const libraryFacts = (): RecipeFact[] =>
  library.recipes.map(({ slug, name, category, alcoholic, spec }) => ({
    recipeId: slug,
    revision: 1,
    slug,
    name,
    category,
    alcoholic,
    featured: false,
    userId: null,
    visibility: 'public',
    ingredients: spec.map(({ ingredient, optional = false }) => ({
      name: nameOf.get(ingredient) ?? ingredient,
      ingredient,
      optional,
    })),
  }));

/** A well-stocked bar: a number of the library's bar items, the popular ones first, then others. */
export function barOf(size: number): { name: string; ingredient: string | null }[] {
  const popular = library.barItems.filter((item) => item.popular);
  const others = library.barItems.filter((item) => !item.popular);
  return [...popular, ...others]
    .slice(0, size)
    .map(({ name, ingredient }) => ({ name, ingredient: ingredient ?? null }));
}
