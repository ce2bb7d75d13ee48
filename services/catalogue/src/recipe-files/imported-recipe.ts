import type { ImportChange, LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import { differingFields, type ExchangeRecipe, type ReadEntry } from '@barspoon/mixology/formats';
import type { RecipeRow } from '../recipes/recipe.schema.ts';
import { exchangeOf } from './recipe-exchange.ts';

/** How a recipe in a file relates to the stored one, and the result of the import. */
export interface Comparison {
  change: ImportChange;
  differs: string[];
  recipe: ExchangeRecipe | null;
}

/**
 * Compares a recipe in a file with the stored one, if any. Fields that the file does not contain, or that were only
 * guessed, keep their stored value.
 */
export function compare(
  { recipe, given }: Pick<ReadEntry, 'recipe' | 'given'>,
  row: RecipeRow | undefined,
  vocabulary: Vocabulary<LibraryIngredient>,
): Comparison {
  if (!recipe) return { change: 'refused', differs: [], recipe: null };
  if (!row) return { change: 'new', differs: [], recipe };
  const here = exchangeOf(row, vocabulary);
  const said = Object.fromEntries(given.map((field) => [field, recipe[field]])) as Partial<ExchangeRecipe>;
  const merged = { ...here, ...said, slug: row.slug };
  const differs = differingFields(here, merged);
  const isOurs = row.editedHere || row.libraryVersion === null;
  const change = differs.length === 0 ? 'same' : isOurs ? 'edited' : 'changed';
  return { change, differs, recipe: merged };
}

const maxNotes = 200;
const maxDetailLength = 300;

/** The lines of a report, limited in number and length. */
export function readableNotes(notes: ReadEntry['notes'], max = maxNotes) {
  const shown = notes.slice(0, max).map(({ field, outcome, detail, toCheck }) => ({
    field: field.slice(0, maxDetailLength),
    outcome,
    detail: detail.slice(0, maxDetailLength),
    ...(toCheck && { toCheck }),
  }));
  if (notes.length <= max) return shown;
  const rest = {
    field: 'recipe',
    outcome: 'refused' as const,
    detail: `And ${notes.length - max} more.`,
    toCheck: true,
  };
  return [...shown, rest];
}
