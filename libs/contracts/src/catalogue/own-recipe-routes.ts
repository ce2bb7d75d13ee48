import { z } from 'zod';
import { countedPageOf, doneSchema, idParams, pageOf, pageQuery } from '../common/shapes.ts';
import { uploadTypes } from '../common/uploads.ts';
import { defineRoutes } from '../kit/routes.ts';
import { exampleCard, exampleInput, exampleRecipe } from './examples.ts';
import {
  homemadeRecipeSchema,
  newRecipeInput,
  type OwnRecipeInput,
  ownRecipeCardSchema,
  ownRecipeInput,
  recipeDraftInput,
  recipeDraftSchema,
} from './own-recipes.ts';
import { photoBytesLimit, photoPath, recipeImageSchema } from './photos.ts';
import { recipeCardSchema, recipeSchema } from './recipes.ts';

const { id, slug, name } = exampleCard;
const userId = '01939c5e-6a00-7000-8000-000000000003';
const own = { ...exampleRecipe, origin: null, source: null, userId };
const body: OwnRecipeInput = { ...exampleInput, visibility: 'public' };
const { method, glass, ice, serves, spec } = exampleInput;

/** Members' own recipes. Implements BEYOND-25, CONTRA-29, PHOTO-03. */
export const ownRecipeRoutes = defineRoutes('catalogue.own-recipes', {
  list: {
    method: 'GET',
    path: '/me/recipes',
    access: 'member',
    summary: 'Your own recipes, private ones included, newest first',
    query: z.strictObject(pageQuery(24, 48)),
    response: countedPageOf(ownRecipeCardSchema),
    example: {
      query: {},
      response: {
        items: [{ ...exampleCard, visibility: 'public', withheld: null }],
        nextCursor: null,
        total: 1,
      },
    },
  },
  homemade: {
    method: 'GET',
    path: '/me/homemade-recipes',
    access: 'member',
    summary: 'Your own recipes that make an ingredient for others, by name',
    response: z.strictObject({ items: z.array(homemadeRecipeSchema) }),
    example: {
      response: {
        items: [
          {
            id,
            name: 'Rosemary syrup',
            makesMl: 400,
            keepsDays: 21,
            parts: [
              { name: 'Rosemary', ingredient: 'rosemary', optional: false },
              { name: 'Sugar', ingredient: 'sugar', optional: false },
            ],
          },
        ],
      },
    },
  },
  published: {
    method: 'GET',
    path: '/authors/:id/recipes',
    access: 'public',
    summary: 'The public recipes of a member, newest first',
    params: idParams,
    query: z.strictObject(pageQuery(12, 24)),
    response: pageOf(recipeCardSchema),
    example: {
      params: { id: userId },
      query: {},
      response: { items: [exampleCard], nextCursor: null },
    },
  },
  get: {
    method: 'GET',
    path: '/me/recipes/:id',
    access: 'member',
    summary: 'One of your own recipes as it is now',
    params: idParams,
    response: recipeSchema,
    example: { params: { id }, response: own },
  },
  create: {
    method: 'POST',
    path: '/me/recipes',
    access: 'member',
    idempotent: 'in transaction',
    summary:
      'Create a recipe: public, for those who have its link, or private; new, or a variation of a public one',
    body: newRecipeInput,
    response: recipeSchema,
    status: 201,
    example: { body: { ...body, basedOn: null }, response: own },
  },
  revise: {
    method: 'PUT',
    path: '/me/recipes/:id',
    access: 'member',
    summary: 'Change a recipe of yours; refused with 409 when it changed since you read it',
    params: idParams,
    body: z.strictObject({ revision: z.number().int().min(1), recipe: ownRecipeInput }),
    response: recipeSchema,
    example: { params: { id }, body: { revision: 1, recipe: body }, response: { ...own, revision: 2 } },
  },
  delete: {
    method: 'DELETE',
    path: '/me/recipes/:id',
    access: 'member',
    summary: 'Delete a recipe of yours and everything that hangs on it',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
  uploadPhoto: {
    method: 'PUT',
    path: '/me/recipes/:id/photo',
    access: 'member',
    rate: 'upload',
    edge: 'composed',
    summary:
      'Store a photo of a recipe of yours, up to 5 MB, without its metadata; it is shown once the recipe names it',
    params: idParams,
    upload: { field: 'file', types: uploadTypes, bytesLimit: photoBytesLimit },
    response: z.strictObject({ image: recipeImageSchema }),
    example: { params: { id }, response: { image: photoPath(id, 1764590400000) } },
  },
  draft: {
    method: 'POST',
    path: '/me/recipe-drafts',
    access: 'member',
    summary: 'How strong a recipe would be that is still being written, and which it is like; stores nothing',
    body: recipeDraftInput,
    response: recipeDraftSchema,
    example: {
      body: { name, method, glass, ice, serves, spec },
      response: {
        ingredients: spec.map((line) => ({
          slug: line.name.toLowerCase().replaceAll(' ', '-'),
          name: line.name,
        })),
        facts: exampleRecipe.facts,
        alcoholic: true,
        alike: [{ id, slug, name }],
      },
    },
  },
});
