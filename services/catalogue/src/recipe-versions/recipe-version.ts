import type { VersionedRecipe } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import type { RecipeRow } from '../recipes/recipe.schema.ts';
import type { RecipeVersionRow } from './recipe-version.schema.ts';

/** The part of a recipe that a version stores. */
export const versionedOf = (row: RecipeRow): VersionedRecipe => ({
  name: row.name,
  alternativeNames: row.alternativeNames,
  description: row.description,
  category: row.category,
  alcoholic: row.alcoholic,
  difficulty: row.difficulty,
  prepTimeMinutes: row.prepTimeMinutes,
  serves: row.serves,
  method: row.method,
  glass: row.glass,
  ice: row.ice,
  rim: row.rim,
  garnish: row.garnish,
  homemade: row.homemade ?? null,
  spec: row.spec.map(({ ingredient: _, ...line }) => line),
  instructions: row.instructions,
  tags: row.tags,
});

/** The current version of a member's recipe; library recipes have none. */
export const versionOf = (row: RecipeRow, byAdmin: boolean): RecipeVersionRow | null =>
  row.userId === null
    ? null
    : {
        _id: newId(),
        recipeId: row._id,
        userId: row.userId,
        revision: row.revision,
        byAdmin,
        recipe: versionedOf(row),
        savedAt: row.updatedAt,
      };
