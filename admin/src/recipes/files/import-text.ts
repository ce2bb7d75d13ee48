import { recipeImportTexts } from '../../texts/recipe-import.ts';
import { textsOf } from '../../texts/texts-of.ts';

/** The words of the import, which come with it. */
export const importText = textsOf(recipeImportTexts);
