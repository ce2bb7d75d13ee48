import type {
  CollectedRecipe,
  Collection,
  CollectionFact,
  CollectionSummary,
  ReviewAuthor,
  ShownCollection,
} from '@barspoon/contracts';
import { toCard } from '../recipes/recipe.mapper.ts';
import type { RecipeRow } from '../recipes/recipe.schema.ts';
import type { CollectionRow } from './collection.schema.ts';

export type Recipes = ReadonlyMap<string, RecipeRow>;

function collected({ entries }: CollectionRow, recipes: Recipes, limit = entries.length): CollectedRecipe[] {
  return entries.slice(0, limit).flatMap(({ recipeId, note }) => {
    const row = recipes.get(recipeId);
    if (!row) return [];
    const { id, slug, name, image, picture, category, alcoholic } = toCard(row);
    const ingredients = row.spec.map((line) => line.name);
    const { visibility } = row;
    return [
      {
        id,
        slug,
        name,
        image,
        picture,
        category,
        alcoholic,
        note,
        ingredients,
        ...(visibility !== 'public' && { visibility }),
      },
    ];
  });
}

const fieldsOf = (row: CollectionRow) => ({
  id: row._id,
  userId: row.userId,
  name: row.name,
  description: row.description,
  isPublic: row.isPublic,
  recipeCount: row.entries.length,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toFact = (row: CollectionRow): CollectionFact => ({
  collectionId: row._id,
  memberId: row.userId,
  name: row.name,
  isPublic: row.isPublic,
  revision: row.revision,
  // The recipes of a private collection do not leave this service.
  recipeIds: row.isPublic ? row.entries.map(({ recipeId }) => recipeId) : [],
});

export const previewed = 6;

export const toSummary = (row: CollectionRow, recipes: Recipes, askedFor?: string): CollectionSummary => ({
  ...fieldsOf(row),
  recipes: collected(row, recipes, previewed),
  contains: row.entries.some(({ recipeId }) => recipeId === askedFor),
});

export function toShown(row: CollectionRow, recipes: Recipes, owner: ReviewAuthor | null): ShownCollection {
  const { recipes: all, ...shown } = toCollection(row, recipes, owner);
  return { ...shown, recipes: all.slice(0, previewed) };
}

export const toCollection = (
  row: CollectionRow,
  recipes: Recipes,
  owner: ReviewAuthor | null,
): Collection => {
  const shown = collected(row, recipes);
  return { ...fieldsOf(row), recipeCount: shown.length, owner, recipes: shown };
};
