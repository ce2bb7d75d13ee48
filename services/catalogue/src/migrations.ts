import type { Migration } from '@barspoon/persistence';
import type { RecipeRow } from './recipes/recipe.schema.ts';

/** Recipes of a time before members could keep one to themselves are for everybody. */
const recipesWerePublic: Migration = {
  id: '2026-11-22-recipes-were-public',
  async up(connection) {
    await connection
      .collection<RecipeRow>('recipes')
      .updateMany({ visibility: { $exists: false } }, { $set: { visibility: 'public' } });
  },
};

export const migrations: readonly Migration[] = [recipesWerePublic];
