import type { Feature } from '@barspoon/messaging';
import { AttachedRecipeRow, AttachedRecipeRowSchema } from './attached-recipe.schema.ts';
import { AttachedRecipesRepository } from './attached-recipes.repository.ts';

export const recipesFeature: Feature = {
  tables: [{ row: AttachedRecipeRow, schema: AttachedRecipeRowSchema }],
  providers: [AttachedRecipesRepository],
};
