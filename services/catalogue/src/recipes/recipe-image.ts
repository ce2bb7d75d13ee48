import { photoOfSize } from '@barspoon/contracts';
import { shownPicture } from '@barspoon/platform';
import type { RecipeRow } from './recipe.schema.ts';

type Row = Pick<RecipeRow, '_id' | 'image' | 'removedImages'>;

/** Where a recipe's photo is shown. */
export const shownImage = (recipeId: string, image: string): string =>
  shownPicture('recipes', recipeId, image);

export const shownImages = ({ _id, removedImages = [] }: Row): string[] =>
  removedImages.map((image) => shownImage(_id, image));

/** Every photo a recipe has or had before it was removed, as it is stored. */
export const imagesOf = ({ image, removedImages = [] }: Row): (string | null)[] => [image, ...removedImages];

/** A photo as it is stored: whoever edits a recipe sends back where its photo is shown. */
export function storedImage<I extends string | null>(row: Row, given: I): I | string {
  if (given === null) return given;
  const whole = photoOfSize(given, 1200);
  return imagesOf(row).find((image) => image !== null && shownImage(row._id, image) === whole) ?? given;
}
