import { z } from 'zod';
import { idParams, idSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { exampleCard, exampleInput } from './examples.ts';
import { ownRecipeRoutes } from './own-recipe-routes.ts';
import {
  type RecipeVersionSummary,
  recipeVersionSchema,
  recipeVersionSummarySchema,
  recipeVersionsMax,
} from './recipe-versions.ts';
import { recipeSchema } from './recipes.ts';

const { id } = exampleCard;
const versionParams = z.strictObject({ id: idSchema, version: z.coerce.number().int().min(1) });
const example: RecipeVersionSummary = {
  version: 1,
  name: exampleInput.name,
  savedAt: '2026-01-01T00:00:00.000Z',
  byAdmin: false,
};
const { image: _, ...recipe } = exampleInput;

/** Every saved change of one's own recipe, for its author alone. Implements BEYOND-25. */
export const recipeVersionRoutes = defineRoutes('catalogue.recipe-versions', {
  list: {
    method: 'GET',
    path: '/me/recipes/:id/versions',
    access: 'member',
    summary: 'Versions of a recipe of yours, newest first; the first is what it says now',
    params: idParams,
    response: z.strictObject({ items: z.array(recipeVersionSummarySchema).max(recipeVersionsMax) }),
    example: { params: { id }, response: { items: [example] } },
  },
  get: {
    method: 'GET',
    path: '/me/recipes/:id/versions/:version',
    access: 'member',
    summary: 'What a version of a recipe of yours says',
    params: versionParams,
    response: recipeVersionSchema,
    example: { params: { id, version: 1 }, response: { ...example, recipe } },
  },
  restore: {
    method: 'POST',
    path: '/me/recipes/:id/versions/:version/restore',
    access: 'member',
    idempotent: 'in transaction',
    summary: 'Make a version of your recipe its newest; refused with 409 when it changed since you read it',
    params: versionParams,
    body: z.strictObject({ revision: z.number().int().min(1) }),
    response: recipeSchema,
    example: {
      params: { id, version: 1 },
      body: { revision: 2 },
      response: { ...ownRecipeRoutes.get.example.response, revision: 3 },
    },
  },
});
