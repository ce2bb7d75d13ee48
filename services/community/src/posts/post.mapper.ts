import {
  type AttachedCollection,
  type AttachedRecipe,
  type LinkPreview,
  type Post,
  sharedPhotoIdOf,
} from '@barspoon/contracts';
import { outsideImagePath } from '../images/outside-image.ts';
import type { PostRow } from './post.schema.ts';

/** What stands around posts: cards of their authors and of the recipes and collections attached to them, by id. */
export interface Surroundings {
  authors: ReadonlyMap<string, NonNullable<Post['author']>>;
  recipes: ReadonlyMap<string, AttachedRecipe>;
  collections: ReadonlyMap<string, AttachedCollection>;
}

/** Where a post's picture is shown: an uploaded one is ours already. */
export const shownPictureOf = ({ imageUrl }: Pick<PostRow, 'imageUrl'>): string | null =>
  imageUrl && (sharedPhotoIdOf(imageUrl) ? imageUrl : outsideImagePath(imageUrl));

export const toPost = (
  row: PostRow,
  { authors, recipes, collections }: Surroundings,
  previews: LinkPreview[],
): Post => ({
  id: row._id,
  content: row.content,
  imageUrl: row.imageUrl,
  image: shownPictureOf(row),
  author: authors.get(row.userId) ?? null,
  recipe: (row.recipeId && recipes.get(row.recipeId)) || null,
  collection: (row.collectionId && collections.get(row.collectionId)) || null,
  mentions: row.mentions,
  tags: row.tags,
  previews,
  likesCount: row.likesCount,
  commentsCount: row.commentsCount,
  featured: row.featured,
  edited: row.edited,
  held: row.state === 'held',
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
