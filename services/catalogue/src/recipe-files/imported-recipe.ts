import type { ImportChange, LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import { differingFields, type ExchangeRecipe, type ReadEntry } from '@barspoon/mixology/formats';
import type { RecipeRow } from '../recipes/recipe.schema.ts';
import { exchangeOf } from './recipe-exchange.ts';

/** What a recipe of a file is to the one that is here, and how that one would be afterward. */
export interface Comparison {
  change: ImportChange;
  differs: string[];
  recipe: ExchangeRecipe | null;
}

/**
 * Compares what a file says with the recipe that is here, if there is one. What the file does not say, or what was
 * only guessed, stays as it is here.
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

/** The lines of a report, as many and as long as can be read. */
export function readableNotes(notes: ReadEntry['notes'], max = maxNotes) {
  const shown = notes.slice(0, max).map(({ field, outcome, detail }) => ({
    field: field.slice(0, maxDetailLength),
    outcome,
    detail: detail.slice(0, maxDetailLength),
  }));
  if (notes.length <= max) return shown;
  const rest = {
    field: 'recipe',
    outcome: 'refused' as const,
    detail: `and ${notes.length - max} more`,
  };
  return [...shown, rest];
}
