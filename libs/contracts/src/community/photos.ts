import { z } from 'zod';
import { reportInput } from '../common/reports.ts';
import { doneSchema, idParams, idSchema, momentSchema, pageOf, pageQuery, prose } from '../common/shapes.ts';
import { uploadTypes } from '../common/uploads.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import { defineEvent } from '../kit/events.ts';
import { defineRoutes } from '../kit/routes.ts';
import { attachedRecipeSchema } from './posts.ts';
import { sharedPhotoPath, sharedPhotoPattern } from './shared-pictures.ts';

/** Characters of a caption. Implements PHOTO-06. */
export const captionMax = 500;
/** Max upload size: exactly 5 MB. Implements PHOTO-05, CONTRA-22. */
const bytesLimit = 5 * 1024 * 1024 + 1;

/** Pixels of the few that are shown, blurred, until a photo has come. */
export const placeholderSize = 20;

const pictureFields = {
  imageUrl: z.string().regex(sharedPhotoPattern),
  /** Pixels of the photo at its largest, so that its place is kept while it comes. */
  width: z.number().int().min(1).max(1600),
  height: z.number().int().min(1).max(1600),
  /** A few pixels of it as a `data:` address. */
  placeholder: z
    .string()
    .regex(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/)
    .max(4000),
};
/** A picture that was uploaded and waits to be shared. */
export const photoFileSchema = z.strictObject({ id: idSchema, ...pictureFields });
export type PhotoFile = z.output<typeof photoFileSchema>;

/** What is done with an uploaded picture. Implements PHOTO-04, PHOTO-06. */
export const photoInput = z.strictObject({
  fileId: idSchema,
  recipeId: idSchema,
  caption: z
    .union([z.literal('').transform(() => null), prose(captionMax).transform((text) => text || null)])
    .nullable()
    .default(null),
});

/** A photo of a recipe as a reader sees it. Implements DATA-41, BEYOND-90. */
export const photoSchema = z.strictObject({
  id: idSchema,
  ...pictureFields,
  caption: z.string().nullable(),
  member: memberCardSchema.nullable(),
  recipe: attachedRecipeSchema.nullable(),
  likesCount: z.number().int().min(0),
  /** The reader likes it. */
  liked: z.boolean(),
  /** Its caption waits for a moderator; only its member sees it. */
  held: z.boolean(),
  createdAt: momentSchema,
});
export type Photo = z.output<typeof photoSchema>;

const likesSchema = z.strictObject({ likesCount: z.number().int().min(0), liked: z.boolean() });
/** A photo in the console; what members report of it stands in the queue of moderation. */
export const adminPhotoSchema = photoSchema.omit({ liked: true, held: true });
export type AdminPhoto = z.output<typeof adminPhotoSchema>;

const id = '01939c5e-6a00-7000-8000-0000000000e1';
const memberId = '01939c5e-6a00-7000-8000-000000000004';
const recipeId = '01939c5e-6a00-7000-8000-000000000001';
const reporterId = '01939c5e-6a00-7000-8000-000000000003';
const at = '2026-01-01T00:00:00.000Z';
const exampleFile: PhotoFile = {
  id,
  imageUrl: sharedPhotoPath(id, 1767225600000),
  width: 1600,
  height: 1200,
  placeholder: 'data:image/webp;base64,UklGRhYAAABXRUJQVlA4TAoAAAAvAAAAAEX/I/of',
};
const examplePhoto: Photo = {
  ...exampleFile,
  caption: 'First warm evening of the year.',
  member: {
    id: memberId,
    username: 'harry',
    fullName: 'Harry Craddock',
    avatarUrl: null,
    currentLevel: 'Creative Stirrer',
  },
  recipe: {
    id: recipeId,
    slug: 'daiquiri',
    name: 'Daiquiri',
    category: 'Rum',
    picture: '/pictures/daiquiri.svg',
  },
  likesCount: 3,
  liked: false,
  held: false,
  createdAt: at,
};
const { liked: _, held: __, ...examplePublic } = examplePhoto;

/** Photos that members share of recipes. Implements PHOTO-01 to PHOTO-12, BEYOND-90. */
export const photoRoutes = defineRoutes('community.photos', {
  list: {
    method: 'GET',
    path: '/photos',
    access: 'member',
    summary: 'Photos of recipes, newest first, without those of members you keep at a distance',
    query: z.strictObject({ userId: idSchema.optional(), ...pageQuery(24, 48) }),
    response: pageOf(photoSchema),
    example: { query: {}, response: { items: [examplePhoto], nextCursor: null } },
  },
  get: {
    method: 'GET',
    path: '/photos/:id',
    access: 'member',
    summary: 'One photo',
    params: idParams,
    response: photoSchema,
    example: { params: { id }, response: examplePhoto },
  },
  upload: {
    method: 'POST',
    path: '/photos/files',
    access: 'member',
    rate: 'upload',
    edge: 'composed',
    summary:
      'Upload a picture up to 5 MB to share; it is kept without its metadata, in place of one you did not share',
    upload: { field: 'file', types: uploadTypes, bytesLimit },
    response: photoFileSchema,
    status: 201,
    example: { response: exampleFile },
  },
  share: {
    method: 'POST',
    path: '/photos',
    access: 'member',
    idempotent: 'in transaction',
    summary: 'Share an uploaded picture as a photo of a recipe',
    body: photoInput,
    response: photoSchema,
    status: 201,
    example: {
      body: { fileId: id, recipeId, caption: examplePhoto.caption },
      response: { ...examplePhoto, likesCount: 0 },
    },
  },
  delete: {
    method: 'DELETE',
    path: '/photos/:id',
    access: 'member',
    summary: 'Delete your own photo with its likes and files',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
  like: {
    method: 'PUT',
    path: '/photos/:id/like',
    access: 'member',
    summary: 'Like a photo; repeating it changes nothing',
    params: idParams,
    response: likesSchema,
    example: { params: { id }, response: { likesCount: 4, liked: true } },
  },
  unlike: {
    method: 'DELETE',
    path: '/photos/:id/like',
    access: 'member',
    summary: 'Take back your like; repeating it changes nothing',
    params: idParams,
    response: likesSchema,
    example: { params: { id }, response: { likesCount: 3, liked: false } },
  },
  report: {
    method: 'POST',
    path: '/photos/:id/reports',
    access: 'member',
    summary: 'Report a photo to the moderators; repeating it changes nothing',
    params: idParams,
    body: reportInput,
    response: doneSchema,
    example: { params: { id }, body: { reason: 'spam', note: null }, response: { done: true } },
  },
});

export const adminPhotoRoutes = defineRoutes('community.admin-photos', {
  list: {
    method: 'GET',
    path: '/admin/photos',
    access: 'staff:moderation',
    summary: 'Photos for the console, newest first',
    query: z.strictObject({ userId: idSchema.optional(), ...pageQuery(20, 50) }),
    response: pageOf(adminPhotoSchema),
    example: { query: {}, response: { items: [examplePublic], nextCursor: null } },
  },
  get: {
    method: 'GET',
    path: '/admin/photos/:id',
    access: 'staff:moderation',
    summary: 'One photo for the console',
    params: idParams,
    response: adminPhotoSchema,
    example: { params: { id }, response: examplePublic },
  },
  delete: {
    method: 'DELETE',
    path: '/admin/photos/:id',
    access: 'staff:moderation',
    summary: 'Delete a photo with its likes, reports and files',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
});

export const photoInternalRoutes = defineRoutes('community.photo-files', {
  keep: {
    access: 'internal',
    summary: 'Note a picture whose files are stored; one of this member that was not shared makes way',
    body: photoFileSchema.extend({ memberId: idSchema }),
    response: doneSchema,
    example: { body: { ...exampleFile, memberId }, response: { done: true } },
  },
});

const actOnPhoto = z.strictObject({ photoId: idSchema, memberId: idSchema, authorId: idSchema });

export const photoPublished = defineEvent({
  type: 'community.photo.published',
  version: 1,
  fires: 'when a photo of a recipe becomes visible: at once, or when a moderator releases it',
  data: z.strictObject({ photoId: idSchema, memberId: idSchema, recipeId: idSchema }),
  example: { photoId: id, memberId, recipeId },
});
export const photoRemoved = defineEvent({
  type: 'community.photo.removed',
  version: 1,
  fires:
    'when a photo is gone: deleted, or with its recipe or member, or replaced before it was shared; its files follow',
  data: z.strictObject({ photoId: idSchema }),
  example: { photoId: id },
});
export const photoLiked = defineEvent({
  type: 'community.photo.liked',
  version: 1,
  fires: 'when a member likes a photo (not when they repeat it)',
  data: actOnPhoto,
  example: { photoId: id, memberId: reporterId, authorId: memberId },
});
export const photoUnliked = defineEvent({
  type: 'community.photo.unliked',
  version: 1,
  fires: 'when a member takes back their like of a photo',
  data: z.strictObject({ photoId: idSchema, memberId: idSchema }),
  example: { photoId: id, memberId: reporterId },
});
