import { i18nProviderOf } from '../../i18n-provider.ts';
import { recipeImportTexts } from '../../texts/recipe-import.ts';

/** The words of the import, which come with it. */
export const { translate: importText } = i18nProviderOf(recipeImportTexts);
