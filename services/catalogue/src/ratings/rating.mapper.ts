import type { Rating, Review, ReviewAuthor } from '@barspoon/contracts';
import type { RatingRow } from './rating.schema.ts';

export const toRating = (row: RatingRow): Rating => ({
  id: row._id,
  recipeId: row.recipeId,
  userId: row.userId,
  tasteRating: row.tasteRating,
  difficultyRating: row.difficultyRating,
  presentationRating: row.presentationRating,
  valueRating: row.valueRating,
  overallRating: row.overall / 10,
  reviewText: row.reviewText,
  withheld: row.withheld,
  wouldRecommend: row.wouldRecommend,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toReview = (row: RatingRow, author: ReviewAuthor | null): Review => ({
  id: row._id,
  userId: row.userId,
  author,
  overallRating: row.overall / 10,
  reviewText: row.reviewText ?? '',
  wouldRecommend: row.wouldRecommend,
  createdAt: row.createdAt.toISOString(),
  edited: row.updatedAt.getTime() !== row.createdAt.getTime(),
});

export const toAdminRating = (
  row: RatingRow,
  recipe: { _id: string; slug: string; name: string } | null,
) => ({
  ...toRating(row),
  recipe: recipe && { id: recipe._id, slug: recipe.slug, name: recipe.name },
});
