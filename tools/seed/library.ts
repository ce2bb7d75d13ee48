import { fileURLToPath } from 'node:url';
import type { LibraryIngredient, LibraryRecipe } from '@barspoon/contracts';
import { libraryOf, readLibraryFiles } from '../library/load.ts';

const folder = fileURLToPath(new URL('../../library', import.meta.url));
/** Entries with faults are left out: they are for the library's own checks to report. */
export const library = libraryOf(readLibraryFiles(folder));

/** The library's ingredients with the number of lines that name each, the most frequent first. */
export function ingredientsByUse(): { ingredient: LibraryIngredient; uses: number }[] {
  const uses = new Map<string, number>();
  for (const { ingredient } of library.recipes.flatMap((recipe: LibraryRecipe) => recipe.spec)) {
    uses.set(ingredient, (uses.get(ingredient) ?? 0) + 1);
  }
  return library.ingredients
    .filter((ingredient) => !ingredient.group)
    .map((ingredient) => ({ ingredient, uses: uses.get(ingredient.slug) ?? 0 }))
    .sort((a, b) => b.uses - a.uses);
}
