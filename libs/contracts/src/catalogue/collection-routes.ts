import { z } from 'zod';
import { doneSchema, idParams, idSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import {
  type Collection,
  collectionInputSchema,
  collectionNoteInput,
  collectionOrderInput,
  collectionSchema,
  collectionSummarySchema,
  shownCollectionSchema,
} from './collections.ts';
import { exampleCard } from './examples.ts';

const id = '01939c5e-6a00-7000-8000-000000000021';
const { slug, name, image, picture, category, alcoholic } = exampleCard;
const recipeId = exampleCard.id;
const input = { name: 'Friday night', description: 'Short and cold.', isPublic: true };
const example: Collection = {
  id,
  userId: '01939c5e-6a00-7000-8000-000000000003',
  ...input,
  recipeCount: 1,
  revision: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  owner: { username: 'ada', fullName: 'Ada Coleman', avatarUrl: null },
  recipes: [
    {
      id: recipeId,
      slug,
      name,
      image,
      picture,
      category,
      alcoholic,
      note: 'First of the night',
      ingredients: ['White Rum', 'Lime Juice', 'Simple Syrup'],
    },
  ],
};
const { owner: _, ...summary } = example;
const entryParams = z.strictObject({ id: idSchema, recipeId: idSchema });

/** Members' collections of recipes. Implements COLL-01 to COLL-07, BEYOND-91, BEYOND-92. */
export const collectionRoutes = defineRoutes('catalogue.collections', {
  mine: {
    method: 'GET',
    path: '/me/collections',
    access: 'member',
    summary: 'Your collections with their first recipes, last changed first',
    query: z.strictObject({ recipeId: idSchema.optional(), ...pageQuery(20, 50) }),
    response: pageOf(collectionSummarySchema),
    example: {
      query: {},
      response: { items: [{ ...summary, contains: false }], nextCursor: null },
    },
  },
  create: {
    method: 'POST',
    path: '/me/collections',
    access: 'member',
    idempotent: 'in transaction',
    summary: 'Create a collection, private unless you say otherwise',
    body: collectionInputSchema,
    response: collectionSchema,
    status: 201,
    example: { body: input, response: example },
  },
  shown: {
    method: 'GET',
    path: '/collections',
    access: 'public',
    summary: 'Public collections with their first recipes, last changed first; of one member where asked for',
    query: z.strictObject({ ownerId: idSchema.optional(), ...pageQuery(12, 24) }),
    response: pageOf(shownCollectionSchema),
    example: { query: {}, response: { items: [example], nextCursor: null } },
  },
  get: {
    method: 'GET',
    path: '/collections/:id',
    access: 'public',
    summary: 'A public collection, or a private one for its owner',
    params: idParams,
    response: collectionSchema,
    example: { params: { id }, response: example },
  },
  revise: {
    method: 'PUT',
    path: '/collections/:id',
    access: 'member',
    summary: 'Change name, description and visibility of your collection',
    params: idParams,
    body: collectionInputSchema,
    response: collectionSchema,
    example: { params: { id }, body: input, response: example },
  },
  delete: {
    method: 'DELETE',
    path: '/collections/:id',
    access: 'member',
    summary: 'Delete your collection; its recipes stay',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
  addRecipe: {
    method: 'PUT',
    path: '/collections/:id/recipes/:recipeId',
    access: 'member',
    summary: 'Add a recipe to the end of your collection; repeating it changes nothing',
    params: entryParams,
    response: doneSchema,
    example: { params: { id, recipeId }, response: { done: true } },
  },
  removeRecipe: {
    method: 'DELETE',
    path: '/collections/:id/recipes/:recipeId',
    access: 'member',
    summary: 'Take a recipe out of your collection; repeating it changes nothing',
    params: entryParams,
    response: doneSchema,
    example: { params: { id, recipeId }, response: { done: true } },
  },
  note: {
    method: 'PUT',
    path: '/collections/:id/recipes/:recipeId/note',
    access: 'member',
    summary: 'Note something about a recipe of your collection',
    params: entryParams,
    body: collectionNoteInput,
    response: doneSchema,
    example: { params: { id, recipeId }, body: { note: 'With mezcal' }, response: { done: true } },
  },
  reorder: {
    method: 'PUT',
    path: '/collections/:id/order',
    access: 'member',
    summary:
      'Put the recipes of your collection in order; refused with 409 when it changed since you read it',
    params: idParams,
    body: collectionOrderInput,
    response: collectionSchema,
    example: { params: { id }, body: { revision: 1, recipeIds: [recipeId] }, response: example },
  },
  copy: {
    method: 'POST',
    path: '/collections/:id/copies',
    access: 'member',
    idempotent: 'in transaction',
    summary: 'Copy a collection you can see into a private one of your own',
    params: idParams,
    response: collectionSchema,
    status: 201,
    example: { params: { id }, response: example },
  },
});
