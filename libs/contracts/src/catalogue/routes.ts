import { z } from 'zod';
import {
  countedPageOf,
  doneSchema,
  flagQuery,
  idParams,
  idSchema,
  line,
  momentSchema,
  pageQuery,
} from '../common/shapes.ts';
import { uploadTypes } from '../common/uploads.ts';
import { defineRoutes } from '../kit/routes.ts';
import {
  recipeDeleted,
  recipePublished,
  recipeRated,
  recipeRevised,
  recipeUnrated,
  vocabularyRevised,
} from './events.ts';
import { exampleCard, exampleInput, exampleRecipe } from './examples.ts';
import { photoBytesLimit, photoPath, recipeImageSchema } from './photos.ts';
import {
  adminRecipeQuery,
  featuredInput,
  featuredListSchema,
  featuredOrderInput,
  recipeCardSchema,
  recipeIdsQuery,
  recipeInputSchema,
  recipeListQuery,
  recipePageSchema,
  recipeParams,
  recipeRevisionInput,
  recipeSchema,
} from './recipes.ts';
import { exampleSubstitute, ingredientSubstitutesSchema, slugListQuery } from './substitutes.ts';

export * from './admin-assistant-routes.ts';
export * from './admin-ingredient-routes.ts';
export * from './assistant-routes.ts';
export * from './balance-routes.ts';
export * from './collection-routes.ts';
export * from './discover-routes.ts';
export { catalogueFigureRoutes, failedSearchRoutes } from './figures.ts';
export * from './ingredient-page-routes.ts';
export * from './own-export-routes.ts';
export * from './own-import-routes.ts';
export * from './own-recipe-routes.ts';
export * from './place-routes.ts';
export * from './rating-routes.ts';
export * from './recipe-files.ts';
export * from './recipe-note-routes.ts';
export * from './recipe-version-routes.ts';
export * from './similar-routes.ts';
export * from './trend-routes.ts';
export * from './variation-routes.ts';

const recipeChanges = [recipePublished, recipeRevised, recipeDeleted] as const;
/** A rating changes the figures of one recipe: the pages of the others stay cached. */
const ratingChanges = [recipeRated, recipeUnrated] as const;
const idsOfRecipe = ['recipeId', 'slug'] as const;
const id = exampleCard.id;

export const recipeRoutes = defineRoutes('catalogue.recipes', {
  list: {
    method: 'GET',
    path: '/recipes',
    access: 'public',
    summary: 'Browse and search recipes, newest first or best match first',
    query: recipeListQuery,
    response: recipePageSchema,
    hot: { seconds: 30, droppedBy: recipeChanges },
    example: {
      query: { q: 'lime' },
      response: {
        items: [
          { ...exampleCard, match: { field: 'ingredients', text: '25 ml lime juice', start: 6, end: 10 } },
        ],
        nextCursor: null,
        total: 1,
        suggestions: [],
      },
    },
  },
  get: {
    method: 'GET',
    path: '/recipes/:id',
    access: 'public',
    summary: 'One recipe by id or slug',
    params: recipeParams,
    response: recipeSchema,
    hot: { seconds: 30, droppedBy: recipeChanges, droppedOne: { by: ratingChanges, ids: idsOfRecipe } },
    example: { params: { id: 'daiquiri' }, response: exampleRecipe },
  },
  featured: {
    method: 'GET',
    path: '/featured',
    access: 'public',
    summary: 'The first three featured recipes: the newest, until an admin puts them into an order',
    response: z.strictObject({ items: z.array(recipeCardSchema).max(3) }),
    hot: { seconds: 60, droppedBy: recipeChanges },
    example: { response: { items: [exampleCard] } },
  },
  getFeatured: {
    method: 'GET',
    path: '/featured/:id',
    access: 'granted',
    summary: 'The featured page of a recipe, for members with access',
    params: recipeParams,
    response: recipeSchema,
    example: { params: { id: 'daiquiri' }, response: exampleRecipe },
  },
  view: {
    method: 'POST',
    path: '/recipes/:id/views',
    access: 'public',
    summary: 'Count a view, once per visitor and recipe per hour',
    params: recipeParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
});

export const favoriteRoutes = defineRoutes('catalogue.favorites', {
  list: {
    method: 'GET',
    path: '/me/favorites',
    access: 'member',
    summary: 'Your favorites, newest first',
    query: z.strictObject(pageQuery(24, 48)),
    response: countedPageOf(z.strictObject({ recipe: recipeCardSchema, createdAt: momentSchema })),
    example: {
      query: {},
      response: {
        items: [{ recipe: exampleCard, createdAt: '2026-01-01T00:00:00.000Z' }],
        nextCursor: null,
        total: 1,
      },
    },
  },
  marks: {
    method: 'GET',
    path: '/me/favorites/marks',
    access: 'member',
    summary: 'Which of these recipes are your favorites',
    query: recipeIdsQuery,
    response: z.strictObject({ recipeIds: z.array(idSchema) }),
    example: { query: { recipeIds: [id] }, response: { recipeIds: [id] } },
  },
  add: {
    method: 'PUT',
    path: '/recipes/:id/favorite',
    access: 'member',
    summary: 'Add a recipe to your favorites; repeating it changes nothing',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
  remove: {
    method: 'DELETE',
    path: '/recipes/:id/favorite',
    access: 'member',
    summary: 'Remove a recipe from your favorites; repeating it changes nothing',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
});

export const adminRecipeRoutes = defineRoutes('catalogue.admin-recipes', {
  list: {
    method: 'GET',
    path: '/admin/recipes',
    access: 'staff:library',
    summary: 'All recipes, whole, for the console',
    query: adminRecipeQuery,
    response: countedPageOf(recipeSchema),
    example: { query: {}, response: { items: [exampleRecipe], nextCursor: null, total: 1 } },
  },
  get: {
    method: 'GET',
    path: '/admin/recipes/:id',
    access: 'staff:library',
    summary: 'One recipe as it is now, to be edited: never held at the gateway',
    params: idParams,
    response: recipeSchema,
    example: { params: { id }, response: exampleRecipe },
  },
  create: {
    method: 'POST',
    path: '/admin/recipes',
    access: 'staff:library',
    idempotent: 'in transaction',
    summary: 'Publish a recipe',
    body: recipeInputSchema,
    response: recipeSchema,
    status: 201,
    example: { body: exampleInput, response: exampleRecipe },
  },
  revise: {
    method: 'PUT',
    path: '/admin/recipes/:id',
    access: 'staff:library',
    summary: 'Change a recipe; refused with 409 when it changed since you read it',
    params: idParams,
    body: recipeRevisionInput,
    response: recipeSchema,
    example: { params: { id }, body: { revision: 1, recipe: exampleInput }, response: exampleRecipe },
  },
  feature: {
    method: 'PUT',
    path: '/admin/recipes/:id/featured',
    access: 'staff:library',
    summary: 'Put a recipe on the front page or take it off',
    params: idParams,
    body: featuredInput,
    response: recipeSchema,
    example: { params: { id }, body: { featured: true }, response: exampleRecipe },
  },
  featured: {
    method: 'GET',
    path: '/admin/featured-recipes',
    access: 'staff:library',
    summary: 'All featured recipes in their order; the front page shows the first three',
    response: featuredListSchema,
    example: { response: { items: [exampleCard] } },
  },
  arrangeFeatured: {
    method: 'PUT',
    path: '/admin/featured-recipes',
    access: 'staff:library',
    summary: 'Put the featured recipes into an order; refused with 409 when others are featured by now',
    body: featuredOrderInput,
    response: featuredListSchema,
    example: { body: { recipeIds: [id] }, response: { items: [exampleCard] } },
  },
  uploadPhoto: {
    method: 'PUT',
    path: '/admin/recipes/:id/photo',
    access: 'staff:library',
    rate: 'upload',
    edge: 'composed',
    summary:
      'Store a photo of a recipe, up to 5 MB, without its metadata; it is shown once the recipe names it',
    params: idParams,
    upload: { field: 'file', types: uploadTypes, bytesLimit: photoBytesLimit },
    response: z.strictObject({ image: recipeImageSchema }),
    example: { params: { id }, response: { image: photoPath(id, 1764590400000) } },
  },
  delete: {
    method: 'DELETE',
    path: '/admin/recipes/:id',
    access: 'staff:library',
    stepUp: true,
    summary: 'Delete a recipe and everything that hangs on it, in every service',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
});

export const ingredientRoutes = defineRoutes('catalogue.ingredients', {
  suggest: {
    method: 'GET',
    path: '/ingredients',
    access: 'public',
    summary: 'Ingredient names for autocompletion',
    query: z.strictObject({
      q: line(60).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
      /** Groups too, such as citrus fruit: to leave out, but not to pour. */
      groups: flagQuery.optional(),
    }),
    response: z.strictObject({ items: z.array(z.strictObject({ slug: z.string(), name: z.string() })) }),
    example: { query: { q: 'gin' }, response: { items: [{ slug: 'gin', name: 'Gin' }] } },
  },
  substitutes: {
    method: 'GET',
    path: '/ingredients/substitutes',
    access: 'public',
    summary: 'What can stand in for these ingredients; those without a substitute are left out',
    query: z.strictObject({ ingredients: slugListQuery }),
    response: z.strictObject({ items: z.array(ingredientSubstitutesSchema) }),
    hot: { seconds: 300, droppedBy: [vocabularyRevised] },
    example: {
      query: { ingredients: ['lime-juice'] },
      response: { items: [{ ingredient: 'lime-juice', substitutes: [exampleSubstitute] }] },
    },
  },
});

export * from './internal-routes.ts';
export * from './service-routes.ts';
