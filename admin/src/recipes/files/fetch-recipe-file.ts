import { type RecipeFormatName, recipeFileRoutes } from '@barspoon/contracts';
import { fetchFile } from '../../api/call.ts';
import { orFail } from '../../data/failures.ts';

/** Recipes that the list's filters let through, in a format. */
export const fetchRecipeFile = (format: RecipeFormatName, filter: Record<string, unknown>) =>
  orFail('Failed to export recipes', () =>
    fetchFile(recipeFileRoutes.export, { query: { ...filter, format } }),
  );
