import { type AdminOwnImport, noBelongings, type OwnImport } from '@barspoon/contracts';
import type { OwnImportRow } from './own-import.schema.ts';
import type { CountedImport } from './own-imports.repository.ts';

/** An import that is not done by then has changed nothing, and never will. */
export const giveUpMs = 5 * 60_000;
export const wentWrong = 'Nothing was imported, something went wrong on our side. Please try again.';
export const notUndone = 'Nothing was undone, something went wrong on our side. Please try again.';

/** Its current state; an import that takes too long was given up and has changed nothing. */
export function toImport(row: OwnImportRow, now: Date): OwnImport {
  const { _id, recipes, held = 0, belongings, createdAt, undone = null } = row;
  return {
    id: _id,
    ...stateOf(row, now),
    created: recipes.filter(({ before }) => before === null).length,
    updated: recipes.filter(({ before }) => before !== null).length,
    held,
    belongings: belongings
      ? {
          favorites: belongings.favorites.length,
          ratings: belongings.ratings.length,
          collections: belongings.collections.length,
          bar: belongings.bar,
        }
      : noBelongings,
    createdAt: createdAt.toISOString(),
    undone,
  };
}

/** For the staff. */
export function toAdminImport(row: CountedImport, now: Date): AdminOwnImport {
  const { _id, userId, created, written, held = 0, undone = null, createdAt } = row;
  const { favorites, ratings, collections, bar } = row;
  return {
    id: _id,
    userId,
    ...stateOf(row, now),
    created,
    updated: written - created,
    held,
    belongings: { favorites, ratings, collections, bar },
    createdAt: createdAt.toISOString(),
    undone,
  };
}

function stateOf(
  {
    state = 'done',
    problem = null,
    createdAt,
    undoingSince,
  }: Pick<OwnImportRow, 'state' | 'problem' | 'createdAt' | 'undoingSince'>,
  now: Date,
): Pick<OwnImport, 'state' | 'problem'> {
  const isGivenUp = (since: Date) => now.getTime() - since.getTime() > giveUpMs;
  if (state === 'applying' && isGivenUp(createdAt)) return { state: 'failed', problem: wentWrong };
  if (state === 'undoing' && undoingSince && isGivenUp(undoingSince))
    return { state: 'done', problem: notUndone };
  return { state, problem };
}
