import { difficulties, type LibraryRecipe, recipeCategories } from '@barspoon/contracts';
import { drawByWeight, randomFrom } from '../load/random.ts';
import { ingredientsByUse, library } from './library.ts';
import { namesLikeTheLibrarys } from './recipe-names.ts';

/**
 * A number of synthetic recipes for measurements: real ingredients as often as the library uses them, in real amounts,
 * each shaped like a real recipe. The same number gives the same recipes; their slugs begin with `synthetic-`.
 */
export function* syntheticRecipes(count: number): Generator<LibraryRecipe> {
  const random = randomFrom(count);
  const used = ingredientsByUse().filter(({ uses }) => uses > 0);
  const draw = drawByWeight(
    used.map(({ uses }) => uses),
    random,
  );
  const nameOf = namesLikeTheLibrarys(random);
  const lines = library.recipes.flatMap((recipe) => recipe.spec);
  for (let at = 0; at < count; at++) {
    const { alternativeNames: _, origin: __, ...model } = random.pick(library.recipes);
    const ingredients = new Set(
      Array.from({ length: 3 + random.below(4) }, () => used[draw()]?.ingredient.slug ?? 'gin'),
    );
    yield {
      ...model,
      slug: `synthetic-${count}-${at}`,
      version: 1,
      name: nameOf(),
      alternativeNames: [],
      category: random.pick(recipeCategories),
      difficulty: random.pick(difficulties),
      prepMinutes: 1 + random.below(15),
      spec: [...ingredients].map((ingredient) => {
        const { amount, unit } = random.pick(lines);
        return { amount, unit, ingredient };
      }),
    };
  }
}
