/** A shared photo is stored with these many pixels on its longer side: in the gallery, large, and on sharp screens. */
export const sharedPhotoSizes = [400, 800, 1600] as const;
export type SharedPhotoSize = (typeof sharedPhotoSizes)[number];
/** Where a shared photo is served; its name says when it came. Implements PHOTO-07. */
export const sharedPhotoPath = (id: string, timestamp: number, size: SharedPhotoSize = 800): string =>
  `/uploads/recipe-photos/members/${id}/${timestamp}-${size}.webp`;

export const sharedPhotoPattern =
  /^(\/uploads\/recipe-photos\/members\/[0-9a-f-]{36}\/\d{1,16})-(?:400|800|1600)\.webp$/;

/** The address of another size of a shared photo. */
export const sharedPhotoOfSize = (imageUrl: string, size: SharedPhotoSize): string =>
  imageUrl.replace(sharedPhotoPattern, `$1-${size}.webp`);

/** Whose address this is, or undefined for what is no upload of a member. */
export const sharedPhotoIdOf = (imageUrl: string): string | undefined =>
  sharedPhotoPattern.test(imageUrl) ? imageUrl.split('/').at(-2) : undefined;
