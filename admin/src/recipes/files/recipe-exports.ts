import { recipeFileRoutes, recipeFormatNames, recipeFormatTypes } from '@barspoon/contracts';
import { fetchFile } from '../../api/call.ts';
import { orFail } from '../../data/failures.ts';
import type { ServerExport } from '../../ui/ExportMenu.tsx';

/** Files of recipes that can be read back in, here and elsewhere, of what the list's filters let through. */
export const recipeExports: readonly ServerExport[] = recipeFormatNames.map((format) => ({
  label: recipeFormatTypes[format].label,
  fetch: (filter) =>
    orFail('Failed to export recipes', () =>
      fetchFile(recipeFileRoutes.export, { query: { ...filter, format } }),
    ),
}));
