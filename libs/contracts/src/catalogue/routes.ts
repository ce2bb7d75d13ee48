import { z } from 'zod';
import { auditRoutesOf } from '../common/audit.ts';
import { deadLetterRoutesOf, operationRoutesOf } from '../common/operations.ts';
import { ownDataRoutesOf } from '../common/own-data.ts';
import { pageAddressPage, pageAddressQuery } from '../common/page-addresses.ts';
import { serviceStateRoutesOf } from '../common/service-state.ts';
import {
  countedPageOf,
  doneSchema,
  idParams,
  idSchema,
  line,
  momentSchema,
  pageOf,
  pageQuery,
} from '../common/shapes.ts';
import { tableRoutesOf } from '../common/tables.ts';
import { tasteRouteOf } from '../common/tastes.ts';
import { uploadTypes } from '../common/uploads.ts';
import { importedBarItemSchema } from '../inventory/items.ts';
import { defineRoutes } from '../kit/routes.ts';
import {
  collectionCreated,
  collectionFactSchema,
  recipeDeleted,
  recipeFactSchema,
  recipePublished,
  recipeRated,
  recipeRevised,
  recipeUnrated,
  vocabularyRevised,
} from './events.ts';
import { exampleCard, exampleInput, exampleRecipe } from './examples.ts';
import { libraryIngredientSchema, libraryRecipeSchema } from './library.ts';
import { photoBytesLimit, photoPath, recipeImageSchema } from './photos.ts';
import { ratingRoutes } from './rating-routes.ts';
import { memberReviewSchema } from './ratings.ts';
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
import { withheldStates } from './vocabularies.ts';

export * from './admin-assistant-routes.ts';
export * from './admin-ingredient-routes.ts';
export * from './assistant-routes.ts';
export * from './collection-routes.ts';
export * from './discover-routes.ts';
export { catalogueFigureRoutes, failedSearchRoutes } from './figures.ts';
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
    summary: 'Delete a recipe and everything that hangs on it, in every service',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
});

/** What one seeding batch did. `kept` were newer here or edited by an admin. */
export const seedReportSchema = z.strictObject({
  inserted: z.number().int(),
  updated: z.number().int(),
  kept: z.number().int(),
});
export type SeedReport = z.output<typeof seedReportSchema>;

export const ingredientFactSchema = libraryIngredientSchema;

export const catalogueInternalRoutes = defineRoutes('catalogue.internal', {
  favoritesOf: {
    access: 'internal',
    summary: "A member's favorites, newest first, for those they show them to",
    params: z.strictObject({ memberId: idSchema }),
    query: z.strictObject(pageQuery(24, 48)),
    response: countedPageOf(recipeCardSchema),
    example: {
      params: { memberId: id },
      query: {},
      response: { items: [exampleCard], nextCursor: null, total: 1 },
    },
  },
  moderatedRecipe: {
    access: 'internal',
    summary:
      "What a member's recipe says that is public, or would be but for moderation; 404 for every other recipe",
    params: idParams,
    response: z.strictObject({
      id: idSchema,
      memberId: idSchema,
      text: z.string(),
      withheld: z.enum(withheldStates).nullable(),
      /** The latest decision of moderation that is applied here. */
      moderationRevision: z.number().int().min(0),
      /** The revision since which it says this. */
      textRevision: z.number().int().min(0),
      image: z.string().nullable().optional(),
      /** The photos that a moderator has removed. */
      removedImages: z.array(z.string()).optional(),
      createdAt: momentSchema,
    }),
    example: {
      params: { id },
      response: {
        ...{ id, memberId: id, text: 'Daiquiri\nShake with ice.', withheld: 'held' },
        ...{ moderationRevision: 0, textRevision: 1, createdAt: exampleRecipe.createdAt },
        ...{ image: null, removedImages: [] },
      },
    },
  },
  barOfImport: {
    access: 'internal',
    summary: 'The items for the bar in a file that a member imported; none when the import is undone or over',
    params: z.strictObject({ memberId: idSchema, id: idSchema }),
    response: z.strictObject({ items: z.array(importedBarItemSchema) }),
    example: {
      params: { memberId: id, id },
      response: {
        items: [
          {
            ...{ name: 'Sloe Gin', brand: 'Home made', category: 'spirits', subcategory: null },
            isOwnItem: true,
          },
        ],
      },
    },
  },
  countsOf: {
    access: 'internal',
    summary: 'How many recipes and collections a member has made, private collections included',
    params: z.strictObject({ memberId: idSchema }),
    response: z.strictObject({
      recipesCount: z.number().int().min(0),
      collectionsCount: z.number().int().min(0),
    }),
    example: { params: { memberId: id }, response: { recipesCount: 2, collectionsCount: 4 } },
  },
  reviewsOf: {
    access: 'internal',
    summary: "A member's reviews with their recipes, newest first: ratings with a text",
    params: z.strictObject({ memberId: idSchema }),
    query: z.strictObject(pageQuery(24, 48)),
    response: pageOf(memberReviewSchema),
    example: {
      params: { memberId: id },
      query: {},
      response: { items: ratingRoutes.own.example.response.items, nextCursor: null },
    },
  },
  likingAmong: tasteRouteOf(
    'Which of these members have saved a recipe with an ingredient, or one of its kinds, or rated one with 4 stars or more; 404 for an unknown ingredient',
  ),
  seedIngredients: {
    access: 'internal',
    summary: 'Bring a batch of the vocabulary to the given state, idempotent by slug',
    body: z.strictObject({ ingredients: z.array(libraryIngredientSchema).min(1).max(100) }),
    response: seedReportSchema,
    example: {
      body: { ingredients: [{ slug: 'gin', name: 'Gin', color: '#f4f6f5' }] },
      response: { inserted: 1, updated: 0, kept: 0 },
    },
  },
  seedRecipes: {
    access: 'internal',
    summary: 'Publish or revise a batch of library recipes, idempotent by slug and version',
    body: z.strictObject({
      recipes: z.array(libraryRecipeSchema).min(1).max(100),
      /** Slugs of this batch to feature when they are inserted. */
      featured: z.array(z.string()).default([]),
    }),
    response: seedReportSchema,
    example: {
      body: {
        recipes: [
          {
            slug: 'daiquiri',
            name: 'Daiquiri',
            description: 'Rum, lime and sugar in balance: the drink by which a bar is judged.',
            category: 'Rum',
            tags: ['sour', 'citrus'],
            alcoholic: true,
            difficulty: 'Beginner',
            prepMinutes: 4,
            method: 'shake',
            glass: 'coupe',
            ice: 'none',
            spec: [{ amount: 60, unit: 'ml', ingredient: 'white-rum' }],
            instructions: ['Shake the white rum with ice and strain into a chilled coupe.'],
            source: 'IBA 2024',
          },
        ],
      },
      response: { inserted: 1, updated: 0, kept: 0 },
    },
  },
  recipeFacts: {
    access: 'internal',
    summary: 'All recipe facts in pages by id, to build a projection from nothing',
    query: z.strictObject(pageQuery(200, 500)),
    response: pageOf(recipeFactSchema),
    example: { query: {}, response: { items: [recipePublished.example], nextCursor: null } },
  },
  collectionFacts: {
    access: 'internal',
    summary: 'The facts of all public collections in pages by id, to build a projection from nothing',
    query: z.strictObject(pageQuery(200, 500)),
    response: pageOf(collectionFactSchema),
    example: { query: {}, response: { items: [collectionCreated.example], nextCursor: null } },
  },
  pageAddresses: {
    access: 'internal',
    summary: 'Slugs of all public recipes, for the sitemap',
    query: pageAddressQuery,
    response: pageAddressPage,
    example: {
      query: {},
      response: { items: [{ name: 'negroni', updatedAt: '2026-01-01T00:00:00.000Z' }], nextCursor: null },
    },
  },
  vocabulary: {
    access: 'internal',
    summary: 'The ingredient vocabulary in pages by slug',
    query: z.strictObject(pageQuery(200, 500)),
    response: pageOf(ingredientFactSchema).extend({ revision: z.number().int() }),
    example: {
      query: {},
      response: {
        items: [libraryIngredientSchema.parse({ slug: 'gin', name: 'Gin', color: '#f4f6f5' })],
        nextCursor: null,
        revision: 1,
      },
    },
  },
  pictureSpec: {
    access: 'internal',
    summary: 'What the drawn picture of a recipe is made from',
    params: recipeParams,
    response: z.strictObject({
      name: z.string(),
      revision: z.number().int(),
      spec: z.record(z.string(), z.unknown()),
    }),
    example: { params: { id }, response: { name: 'Daiquiri', revision: 1, spec: { glass: 'coupe' } } },
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

export const catalogueDeadLetterRoutes = deadLetterRoutesOf('catalogue');
export const catalogueOperationRoutes = operationRoutesOf('catalogue');
export const catalogueStateRoutes = serviceStateRoutesOf('catalogue');
export const catalogueAuditRoutes = auditRoutesOf('catalogue');
export const catalogueOwnDataRoutes = ownDataRoutesOf('catalogue');
export const catalogueTableRoutes = tableRoutesOf('catalogue');
