import { z } from 'zod';
import { publicImageUrlSchema } from '../common/shapes.ts';

/** The stored sizes of a recipe's photo, in pixels of its longer side, smallest first: on cards, and large. */
export const photoSizes = [480, 1200] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** Max upload size: exactly 5 MB. Implements CONTRA-22. */
export const photoBytesLimit = 5 * 1024 * 1024 + 1;

/** The path of an uploaded photo. Implements ADM-REC-04. */
export const photoPath = (recipeId: string, timestamp: number, size: PhotoSize = 1200): string =>
  `/uploads/recipe-photos/recipes/${recipeId}/${timestamp}-${size}.webp`;

const ours =
  /^(\/uploads\/recipe-photos\/recipes\/[0-9a-f-]{36}\/\d{1,16}|\/pictures\/outside\/recipes\/[0-9a-f-]{36}\/[0-9a-f]{40})-(?:480|1200)\.webp$/;

/** The path of another size of a photo, uploaded or our copy of one of the web. */
export const photoOfSize = (image: string, size: PhotoSize): string => image.replace(ours, `$1-${size}.webp`);

/** The address of a recipe's photo: of the web, which we copy, or where it is shown here. */
export const recipeImageSchema = z.union([publicImageUrlSchema, z.string().regex(ours)], {
  error: 'Enter a web address that starts with https://',
});

/** The path of a recipe's drawn picture at a revision. */
export const picturePath = (slug: string, revision: number): string => `/pictures/${slug}-${revision}.svg`;
