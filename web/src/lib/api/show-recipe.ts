import { ownRecipeRoutes, type Recipe, type RecipeInput, recipeInputSchema } from '@barspoon/contracts';
import { call } from './call.ts';

/** Makes a recipe of the reader's visible to whoever has its link, and changes nothing else of it. */
export async function showRecipe(id: string): Promise<Recipe> {
  const params = { id };
  const recipe = await call(ownRecipeRoutes.get, { params });
  const body = { revision: recipe.revision, recipe: { ...contentOf(recipe), visibility: 'link' as const } };
  return call(ownRecipeRoutes.revise, { params, body });
}

function contentOf(recipe: Recipe): RecipeInput {
  const spec = recipe.spec.map(({ ingredient: _, ...line }) => line);
  const keys = Object.keys(recipeInputSchema.shape) as (keyof RecipeInput)[];
  return recipeInputSchema.parse(Object.fromEntries(keys.map((key) => [key, { ...recipe, spec }[key]])));
}
