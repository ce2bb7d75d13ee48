import { recipeFormatLabels, recipeFormatNames } from '@barspoon/contracts';
import type { ServerExport } from '../../ui/ExportMenu.tsx';

/** Files of recipes that can be read back in, here and elsewhere, of what the list's filters let through. */
export const recipeExports: readonly ServerExport[] = recipeFormatNames.map((format) => ({
  label: recipeFormatLabels[format],
  fetch: async (filter) => (await import('./fetch-recipe-file.ts')).fetchRecipeFile(format, filter),
}));
