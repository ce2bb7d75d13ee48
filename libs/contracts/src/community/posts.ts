import { z } from 'zod';
import { recipeCategories } from '../catalogue/vocabularies.ts';
import { idSchema, imageUrlSchema, line, momentSchema, pageQuery, prose } from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import { usernameSchema } from '../identity/profiles.ts';
import { linkPreviewSchema, maxCommentPreviews, maxPostPreviews } from './link-previews.ts';
import { sharedPhotoPattern } from './shared-pictures.ts';
import { commentLengthLimit, postLengthLimit, postSorts } from './vocabularies.ts';

/** A hashtag without its sign, in lower case. */
export const tagSchema = z.string().regex(/^[\p{L}\p{N}_]{2,40}$/u, 'A tag has letters, digits and “_” only');

/** What a post shows of a recipe that is attached to it. */
export const attachedRecipeSchema = z.strictObject({
  id: idSchema,
  slug: z.string(),
  name: z.string(),
  category: z.enum(recipeCategories),
  /** Path of the drawn picture. */
  picture: z.string(),
});
export type AttachedRecipe = z.output<typeof attachedRecipeSchema>;

/** Pictures that the card of a collection shows at most. */
export const maxCollectionPictures = 4;

/** What a post shows of a public collection that is attached to it. */
export const attachedCollectionSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  owner: memberCardSchema,
  recipeCount: z.number().int().min(0),
  /** Paths of the drawn pictures of its first recipes. */
  pictures: z.array(z.string()).max(maxCollectionPictures),
});
export type AttachedCollection = z.output<typeof attachedCollectionSchema>;

/** A post as everybody sees it. Implements DATA-03, DATA-20. */
export const postSchema = z.strictObject({
  id: idSchema,
  /** As it was typed; escaped on output. Implements BEYOND-105. */
  content: z.string(),
  /** The address its author gave. */
  imageUrl: z.string().nullable(),
  /** Where that picture is shown from: our own copy, so that no reader's browser asks a third party. */
  image: z.string().nullable(),
  /** Null while the author's card is not known here. */
  author: memberCardSchema.nullable(),
  recipe: attachedRecipeSchema.nullable(),
  /** Null as well once it is private or deleted. */
  collection: attachedCollectionSchema.nullable(),
  /** Usernames the content names with @ that belong to members, in lower case. */
  mentions: z.array(z.string()),
  /** Hashtags without their sign, in lower case. */
  tags: z.array(z.string()),
  /** Of the first links. Implements LINK-02. */
  previews: z.array(linkPreviewSchema).max(maxPostPreviews),
  likesCount: z.number().int().min(0),
  commentsCount: z.number().int().min(0),
  featured: z.boolean(),
  edited: z.boolean(),
  /** Waits for a moderator; only its author sees it. Implements BEYOND-100. */
  held: z.boolean(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});
export type Post = z.output<typeof postSchema>;

/** A comment; a deleted one with replies stays as an empty place. Implements DATA-21. */
export const commentSchema = z.strictObject({
  id: idSchema,
  postId: idSchema,
  /** The comment it replies to; replies have no replies of their own. */
  parentId: idSchema.nullable(),
  author: memberCardSchema.nullable(),
  content: z.string(),
  mentions: z.array(z.string()),
  previews: z.array(linkPreviewSchema).max(maxCommentPreviews),
  deleted: z.boolean(),
  edited: z.boolean(),
  /** Waits for a moderator; only its author sees it. Implements BEYOND-100. */
  held: z.boolean(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});
export type Comment = z.output<typeof commentSchema>;

/** A recipe or a public collection may be attached. Implements COMM-13, COMM-15, COMM-16, BEYOND-51. */
export const postInput = z
  .strictObject({
    content: prose(postLengthLimit).min(1, 'Please write something'),
    /** Of the web; a picture that was uploaded for the post stays with its own address. */
    imageUrl: imageUrlSchema.or(z.string().regex(sharedPhotoPattern)).nullable().default(null),
    /** A picture that was uploaded and waits; in place of an address. Implements BEYOND-198. */
    pictureFileId: idSchema.optional(),
    recipeId: idSchema.nullable().default(null),
    collectionId: idSchema.nullable().default(null),
  })
  .refine(({ imageUrl, pictureFileId }) => imageUrl === null || pictureFileId === undefined, {
    path: ['pictureFileId'],
    message: 'Give an address or a picture, not both',
  })
  .refine(({ recipeId, collectionId }) => recipeId === null || collectionId === null, {
    path: ['collectionId'],
    message: 'Attach a recipe or a collection, not both',
  });
export type PostInput = z.output<typeof postInput>;

const commentContent = prose(commentLengthLimit).min(1, 'Comment cannot be empty');
/** Implements COMM-28, BEYOND-51. */
export const commentInput = z.strictObject({
  content: commentContent,
  /** A comment of the same post, to reply to it. */
  parentId: idSchema.nullable().default(null),
});
export const commentRevision = z.strictObject({ content: commentContent });

const common = {
  sort: z.enum(postSorts).default('latest'),
  /** Looked for in content and author. */
  q: line(80).optional(),
  tag: tagSchema.optional(),
  ...pageQuery(20, 50),
};
/** Pages of 20. Implements COMM-02, COMM-03, COMM-05, BEYOND-48. */
export const postListQuery = z.strictObject({
  tab: z.enum(['all', 'trending']).default('all'),
  /** The username of whose posts alone are wanted. */
  author: usernameSchema.optional(),
  ...common,
});
export const ownPostListQuery = z.strictObject(common);
export type PostListQuery = z.output<typeof postListQuery>;

/** Implements COMM-48, BEYOND-53. */
export const shareInput = z.strictObject({
  /** The family of the browser: "Firefox". */
  platform: line(200),
});
