import { z } from 'zod';
import {
  countedPageOf,
  idParams,
  idSchema,
  line,
  momentSchema,
  pageOf,
  pageQuery,
} from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { exampleCard } from './examples.ts';
import { ratingRefusals } from './rating-terms.ts';
import {
  adminRatingQuery,
  adminRatingSchema,
  memberReviewSchema,
  type Rating,
  ratingInputSchema,
  ratingOutcomeSchema,
  ratingSchema,
  reviewSchema,
} from './ratings.ts';
import { ratingSummarySchema } from './recipes.ts';
import { withheldStates } from './vocabularies.ts';

const id = exampleCard.id;
const ratingId = '01939c5e-6a00-7000-8000-000000000011';
const memberId = '01939c5e-6a00-7000-8000-000000000003';
const at = '2026-01-01T00:00:00.000Z';

const exampleInput = {
  tasteRating: 5,
  difficultyRating: 4,
  presentationRating: 4,
  valueRating: 5,
  reviewText: 'Sharp, cold and gone too soon.',
  wouldRecommend: true,
};
const exampleRating: Rating = {
  id: ratingId,
  recipeId: id,
  userId: memberId,
  ...exampleInput,
  overallRating: 4.5,
  withheld: null,
  createdAt: at,
  updatedAt: at,
};
const exampleSummary = { average: 4.5, count: 1 };

/** Ratings and reviews of recipes. Implements RATE-01 to RATE-13. */
export const ratingRoutes = defineRoutes('catalogue.ratings', {
  mine: {
    method: 'GET',
    path: '/recipes/:id/rating',
    access: 'member',
    summary: 'Your rating of a recipe, null when you have not rated it',
    params: idParams,
    response: z.strictObject({ rating: ratingSchema.nullable() }),
    example: { params: { id }, response: { rating: null } },
  },
  rate: {
    method: 'PUT',
    path: '/recipes/:id/rating',
    access: 'member',
    refusal: ratingRefusals.signedOut.text,
    summary: 'Rate a recipe, or change your rating of it',
    params: idParams,
    body: ratingInputSchema,
    response: ratingOutcomeSchema,
    example: {
      params: { id },
      body: exampleInput,
      response: { rating: exampleRating, summary: exampleSummary },
    },
  },
  remove: {
    method: 'DELETE',
    path: '/recipes/:id/rating',
    access: 'member',
    summary: 'Take your rating of a recipe back; repeating it changes nothing',
    params: idParams,
    response: z.strictObject({ summary: ratingSummarySchema }),
    example: { params: { id }, response: { summary: { average: null, count: 0 } } },
  },
  reviews: {
    method: 'GET',
    path: '/recipes/:id/reviews',
    access: 'public',
    summary: 'What members wrote about a recipe, newest first',
    params: idParams,
    query: z.strictObject(pageQuery(10, 30)),
    response: pageOf(reviewSchema),
    example: {
      params: { id },
      query: {},
      response: {
        items: [
          {
            id: ratingId,
            userId: memberId,
            author: { username: 'ada', fullName: 'Ada Coleman', avatarUrl: null },
            overallRating: 4.5,
            reviewText: exampleInput.reviewText,
            wouldRecommend: true,
            createdAt: at,
            edited: false,
          },
        ],
        nextCursor: null,
      },
    },
  },
  own: {
    method: 'GET',
    path: '/me/ratings',
    access: 'member',
    summary: 'All your ratings with their recipes, newest first',
    query: z.strictObject(pageQuery(10, 30)),
    response: countedPageOf(memberReviewSchema),
    example: {
      query: {},
      response: { items: [{ rating: exampleRating, recipe: exampleCard }], nextCursor: null, total: 1 },
    },
  },
});

const removalInput = z.strictObject({ reason: line(300) });

/** The console's side: every change leaves an audit line. */
export const adminRatingRoutes = defineRoutes('catalogue.admin-ratings', {
  list: {
    method: 'GET',
    path: '/admin/ratings',
    access: 'staff:ratings',
    summary: 'Ratings and reviews of all members, newest first',
    query: adminRatingQuery,
    response: pageOf(adminRatingSchema),
    example: {
      query: {},
      response: {
        items: [{ ...exampleRating, recipe: { id, slug: 'daiquiri', name: 'Daiquiri' } }],
        nextCursor: null,
      },
    },
  },
  get: {
    method: 'GET',
    path: '/admin/ratings/:id',
    access: 'staff:ratings',
    summary: 'One rating with its recipe',
    params: idParams,
    response: adminRatingSchema,
    example: {
      params: { id: ratingId },
      response: { ...exampleRating, recipe: { id, slug: 'daiquiri', name: 'Daiquiri' } },
    },
  },
  remove: {
    method: 'POST',
    path: '/admin/ratings/:id/removal',
    access: 'staff:ratings',
    summary: 'Delete a rating with its review and say why',
    params: idParams,
    body: removalInput,
    response: z.strictObject({ id: idSchema, summary: ratingSummarySchema.nullable() }),
    status: 200,
    example: {
      params: { id: ratingId },
      body: { reason: 'Advertising' },
      response: { id: ratingId, summary: { average: null, count: 0 } },
    },
  },
});

/** For the service that moderates what members write. */
export const ratingInternalRoutes = defineRoutes('catalogue.ratings-internal', {
  review: {
    access: 'internal',
    summary: 'What a rating says now, for moderation',
    params: idParams,
    response: z.strictObject({
      id: idSchema,
      recipeId: idSchema,
      memberId: idSchema,
      text: z.string().nullable(),
      withheld: z.enum(withheldStates).nullable(),
      /** The latest decision of moderation that is applied here. */
      moderationRevision: z.number().int().min(0),
      createdAt: momentSchema,
    }),
    example: {
      params: { id: ratingId },
      response: {
        id: ratingId,
        recipeId: id,
        memberId,
        text: exampleInput.reviewText,
        withheld: null,
        moderationRevision: 0,
        createdAt: at,
      },
    },
  },
});
