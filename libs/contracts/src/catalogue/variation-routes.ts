import { z } from 'zod';
import { countedPageOf, idParams, idSchema, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { recipeDeleted, recipePublished, recipeRevised } from './events.ts';
import { exampleCard } from './examples.ts';
import { recipeAuthorSchema, recipeCardSchema } from './recipes.ts';

/** A public recipe that is based on another one. */
export const variationSchema = recipeCardSchema.extend({
  /** Null once its author has left. */
  userId: idSchema.nullable(),
  author: recipeAuthorSchema,
});
export type Variation = z.output<typeof variationSchema>;

const { id } = exampleCard;

/** What members have made of a recipe. Implements BEYOND-25. */
export const variationRoutes = defineRoutes('catalogue.variations', {
  list: {
    method: 'GET',
    path: '/recipes/:id/variations',
    access: 'public',
    summary: 'Public recipes that are based on this one, newest first',
    params: idParams,
    query: z.strictObject(pageQuery(6, 48)),
    response: countedPageOf(variationSchema),
    hot: { seconds: 30, droppedBy: [recipePublished, recipeRevised, recipeDeleted] },
    example: {
      params: { id },
      query: {},
      response: {
        items: [
          {
            ...exampleCard,
            id: '01939c5e-6a00-7000-8000-000000000002',
            slug: 'smoky-daiquiri',
            name: 'Smoky Daiquiri',
            picture: '/pictures/smoky-daiquiri-1.svg',
            userId: '01939c5e-6a00-7000-8000-000000000003',
            author: { username: 'ada', fullName: 'Ada Coleman' },
          },
        ],
        nextCursor: null,
        total: 1,
      },
    },
  },
});
