import type { AdminPhoto, AttachedRecipe, Photo } from '@barspoon/contracts';
import type { PhotoRow } from './photo.schema.ts';

/** What stands around photos, by id. */
export interface PhotoSurroundings {
  members: ReadonlyMap<string, NonNullable<Photo['member']>>;
  recipes: ReadonlyMap<string, AttachedRecipe>;
}

export const toAdminPhoto = (row: PhotoRow, { members, recipes }: PhotoSurroundings): AdminPhoto => ({
  id: row._id,
  imageUrl: row.imageUrl,
  width: row.width,
  height: row.height,
  placeholder: row.placeholder,
  caption: row.caption,
  member: members.get(row.userId) ?? null,
  recipe: recipes.get(row.recipeId) ?? null,
  likesCount: row.likesCount,
  createdAt: row.createdAt.toISOString(),
});

export const toPhoto = (row: PhotoRow, around: PhotoSurroundings, liked: boolean): Photo => ({
  ...toAdminPhoto(row, around),
  liked,
  held: row.withheld === 'held',
});
