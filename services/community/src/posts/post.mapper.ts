import type { AttachedCollection, AttachedRecipe, LinkPreview, Post } from '@barspoon/contracts';
import { outsideImagePath } from '../images/outside-image.ts';
import type { PostRow } from './post.schema.ts';

/** What stands around posts: cards of their authors and of the recipes and collections attached to them, by id. */
export interface Surroundings {
  authors: ReadonlyMap<string, NonNullable<Post['author']>>;
  recipes: ReadonlyMap<string, AttachedRecipe>;
  collections: ReadonlyMap<string, AttachedCollection>;
}

export const toPost = (
  row: PostRow,
  { authors, recipes, collections }: Surroundings,
  previews: LinkPreview[],
): Post => ({
  id: row._id,
  content: row.content,
  imageUrl: row.imageUrl,
  image: row.imageUrl && outsideImagePath(row.imageUrl),
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
