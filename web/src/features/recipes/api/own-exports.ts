import { sentenceOf } from '@barspoon/browser';
import { ownExportRoutes, type RecipeFormatName, recipeFormatTypes } from '@barspoon/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { tExports } from '../exports/texts.ts';

/** Fetches the reader's own recipes in a format and hands them to the browser as a file. */
export const useExport = () =>
  useMutation({
    mutationFn: async (format: RecipeFormatName) => {
      const text = await call(ownExportRoutes.file, { query: { format } });
      const { mediaType, extension } = recipeFormatTypes[format];
      saveFile(`my-recipes-${new Date().toISOString().slice(0, 10)}.${extension}`, text, mediaType);
    },
    onSuccess: () => toasts.success(tExports('exported')),
    onError: (error) => toasts.error(sentenceOf(error, tExports('exportFailed'))),
  });
