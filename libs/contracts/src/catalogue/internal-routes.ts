import { z } from 'zod';
import { outsidePictureRouteOf } from '../common/outside-pictures.ts';
import { pageAddressPage, pageAddressQuery } from '../common/page-addresses.ts';
import { countedPageOf, idParams, idSchema, momentSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { tasteRouteOf } from '../common/tastes.ts';
import { importedBarItemSchema } from '../inventory/items.ts';
import { defineRoutes } from '../kit/routes.ts';
import { collectionCreated, collectionFactSchema, recipeFactSchema, recipePublished } from './events.ts';
import { exampleCard, exampleRecipe } from './examples.ts';
import { libraryIngredientSchema, libraryRecipeSchema } from './library.ts';
import { ratingRoutes } from './rating-routes.ts';
import { memberReviewSchema } from './ratings.ts';
import { recipeCardSchema, recipeParams } from './recipes.ts';
import { withheldStates } from './vocabularies.ts';

const id = exampleCard.id;

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
        id,
        memberId: id,
        text: 'Daiquiri\nShake with ice.',
        withheld: 'held',
        moderationRevision: 0,
        textRevision: 1,
        createdAt: exampleRecipe.createdAt,
        image: null,
        removedImages: [],
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
            name: 'Sloe Gin',
            brand: 'Home made',
            category: 'spirits',
            subcategory: null,
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
  likingsOf: {
    access: 'internal',
    summary:
      'Recipes that a member has saved or rated with 4 stars or more, and those they rated with 2 or less',
    params: z.strictObject({ memberId: idSchema }),
    response: z.strictObject({ liked: z.array(idSchema), disliked: z.array(idSchema) }),
    example: { params: { memberId: id }, response: { liked: [exampleRecipe.id], disliked: [] } },
  },
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
  outsidePicture: outsidePictureRouteOf('a recipe'),
  pictureSpec: {
    access: 'internal',
    summary: 'What the drawn picture of a recipe is made from',
    params: recipeParams,
    response: z.strictObject({
      /** Empty: no drawing tells a name. */
      name: z.string(),
      revision: z.number().int(),
      spec: z.record(z.string(), z.unknown()),
    }),
    example: { params: { id }, response: { name: '', revision: 1, spec: { glass: 'coupe' } } },
  },
});
