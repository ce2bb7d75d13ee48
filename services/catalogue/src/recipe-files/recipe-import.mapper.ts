import type { ImportedRecipe, NoteOutcome, RecipeImport } from '@barspoon/contracts';
import type { ImportedRecipeRow, RecipeImportRow } from './recipe-import.schema.ts';

/** A running read or import reports more often than this, and a transaction cannot take longer. */
const silentMs = 90_000;

/** Its current state; one without a recent heartbeat was abandoned and has changed nothing. */
export function toImport(row: RecipeImportRow, now: Date): RecipeImport {
  const isGivenUp =
    (row.state === 'reading' || row.state === 'applying') &&
    now.getTime() - row.touchedAt.getTime() > silentMs;
  return {
    id: row._id,
    fileName: row.fileName,
    format: row.format,
    state: isGivenUp ? 'failed' : row.state,
    read: row.read,
    total: row.total,
    changes: row.changes,
    outcomes: row.outcomes,
    result: row.result,
    problem: isGivenUp ? 'This was interrupted. Nothing was imported. Choose the file again.' : row.problem,
    createdAt: row.createdAt.toISOString(),
  };
}

export const toImportedRecipe = (
  row: Omit<ImportedRecipeRow, 'recipe'>,
  recipeId: string | null,
  outcome: NoteOutcome | undefined,
): ImportedRecipe => ({
  place: row.place,
  name: row.name,
  slug: row.slug,
  recipeId,
  change: row.change,
  differs: row.differs,
  notes: outcome ? row.notes.filter((note) => note.outcome === outcome) : row.notes,
});
