import { z } from 'zod';
import { idSchema, momentSchema, pageQuery, prose } from '../common/shapes.ts';
import { ratingRefusals, reviewTextMax } from './rating-terms.ts';
import { ratingSummarySchema, recipeCardSchema } from './recipes.ts';
import { withheldStates } from './vocabularies.ts';

const stars = z
  .number({ error: ratingRefusals.incomplete.text })
  .int('Use whole stars from 1 to 5')
  .min(1, ratingRefusals.incomplete.text)
  .max(5, 'Use whole stars from 1 to 5');

/** What a member sends; an empty text becomes null. Implements RATE-01, RATE-03, RATE-05, RATE-06, BEYOND-35. */
export const ratingInputSchema = z.strictObject({
  tasteRating: stars,
  difficultyRating: stars,
  presentationRating: stars,
  valueRating: stars,
  reviewText: z
    .union([z.literal('').transform(() => null), prose(reviewTextMax).transform((text) => text || null)])
    .nullable()
    .default(null),
  wouldRecommend: z.boolean({ error: ratingRefusals.noRecommendation.text }),
});
export type RatingInput = z.output<typeof ratingInputSchema>;

const criterion = z.number().int().min(1).max(5);
const ratingFields = {
  id: idSchema,
  recipeId: idSchema,
  userId: idSchema,
  tasteRating: criterion,
  difficultyRating: criterion,
  presentationRating: criterion,
  valueRating: criterion,
  /** The mean of the four criteria, rounded to 1 decimal. Implements RATE-02. */
  overallRating: z.number().min(1).max(5),
  reviewText: z.string().nullable(),
  /** The text is held for a moderator or was removed by one, so only its author sees it; the stars count. */
  withheld: z.enum(withheldStates).nullable(),
  wouldRecommend: z.boolean(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
};
/** One row for each member and recipe. Implements DATA-13, DATA-14. */
export const ratingSchema = z.strictObject(ratingFields);
export type Rating = z.output<typeof ratingSchema>;

/** Who wrote a review; null while identity does not answer or when the account is gone. */
export const reviewAuthorSchema = z.strictObject({
  username: z.string(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
});
export type ReviewAuthor = z.output<typeof reviewAuthorSchema>;

/** A rating with a text, as everybody may read it under the recipe. Implements BEYOND-36. */
export const reviewSchema = z.strictObject({
  id: idSchema,
  userId: idSchema,
  author: reviewAuthorSchema.nullable(),
  overallRating: ratingFields.overallRating,
  reviewText: z.string(),
  wouldRecommend: z.boolean(),
  createdAt: momentSchema,
  /** The author changed it after it was written. */
  edited: z.boolean(),
});
export type Review = z.output<typeof reviewSchema>;

/** A member's rating with the recipe it is about. Implements PROF-16. */
export const memberReviewSchema = z.strictObject({ rating: ratingSchema, recipe: recipeCardSchema });

export const ratingOutcomeSchema = z.strictObject({
  rating: ratingSchema,
  /** The recipe's figures after the change. */
  summary: ratingSummarySchema,
});

export const adminRatingSchema = z.strictObject({
  ...ratingFields,
  recipe: z.strictObject({ id: idSchema, slug: z.string(), name: z.string() }).nullable(),
});
export type AdminRating = z.output<typeof adminRatingSchema>;

export const adminRatingQuery = z.strictObject({
  recipeId: idSchema.optional(),
  userId: idSchema.optional(),
  /** `reviews`: with a text. */
  only: z.enum(['reviews']).optional(),
  ...pageQuery(25, 100),
});
