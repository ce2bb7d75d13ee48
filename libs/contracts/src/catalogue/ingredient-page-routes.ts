import { z } from 'zod';
import { countedPageOf, pageQuery } from '../common/shapes.ts';
import { barCategoryKeys } from '../inventory/vocabularies.ts';
import { defineRoutes } from '../kit/routes.ts';
import { recipeDeleted, recipePublished, recipeRevised, vocabularyRevised } from './events.ts';
import { exampleCard } from './examples.ts';
import { drinkFamilies } from './families.ts';
import {
  libraryIngredientSchema,
  libraryLineSchema,
  preparationSchema,
  seasonSchema,
  slugSchema,
} from './library.ts';
import { recipeCardSchema } from './recipes.ts';
import { exampleSubstitute, shownSubstituteSchema } from './substitutes.ts';
import { allergens } from './vocabularies.ts';

const linkSchema = z.strictObject({ slug: slugSchema, name: z.string() });
export type IngredientLink = z.output<typeof linkSchema>;

/** An ingredient in the tree of all. */
const branchSchema = linkSchema.extend({
  /** What it is a kind of or, where it is of no kind, what it is cut or made from. */
  under: slugSchema.nullable(),
  /** Its shelf in a bar, where it is under nothing. */
  category: z.enum(barCategoryKeys).nullable(),
  /** How many public recipes have it, a kind of it, or something made from it. */
  drinks: z.number().int().min(0),
});
export type IngredientBranch = z.output<typeof branchSchema>;

/** How an ingredient is made at home; parts say their names. Implements BEYOND-213. */
const shownPreparationSchema = preparationSchema.extend({
  parts: z.array(libraryLineSchema.extend({ name: z.string() })),
});
export type ShownPreparation = z.output<typeof shownPreparationSchema>;

/** The public page of an ingredient. What nobody knows is null, never a guess. Implements BEYOND-215. */
export const ingredientPageSchema = linkSchema.extend({
  aliases: z.array(z.string()),
  /** What it is, in paragraphs. */
  text: z.string().nullable(),
  /** What it is a kind of, the widest first. */
  path: z.array(linkSchema),
  /** Its own kinds, by name. */
  kinds: z.array(linkSchema),
  madeFrom: linkSchema.nullable(),
  /** What is cut or made from it, by name. */
  gives: z.array(linkSchema),
  category: z.enum(barCategoryKeys).nullable(),
  subcategory: z.string().nullable(),
  color: libraryIngredientSchema.shape.color,
  /** Too general to be poured: its kinds differ in the facts below, which are null. */
  group: z.boolean(),
  /** Percent by volume. */
  abv: z.number().nullable(),
  /** Grams in 100 ml. */
  sugar: z.number().nullable(),
  /** Grams in 100 ml, as citric acid. */
  acid: z.number().nullable(),
  allergens: z.array(z.enum(allergens)).nullable(),
  vegan: z.boolean().nullable(),
  carbonated: z.boolean().nullable(),
  /** Days that it keeps in a fridge once it is open; null for what keeps, and for what nobody has told. */
  keepsDays: z.number().int().nullable(),
  /** Null for what is as good all year, and for what nobody has told. */
  season: seasonSchema.nullable(),
  /** The best first. */
  substitutes: z.array(shownSubstituteSchema),
  /** Null for what is bought. */
  preparation: shownPreparationSchema.nullable(),
});
export type IngredientPage = z.output<typeof ingredientPageSchema>;

const params = z.strictObject({ id: slugSchema });
/** Recipes change what is counted and listed; a rating only its order, which may wait. */
const hot = {
  seconds: 60,
  droppedBy: [vocabularyRevised, recipePublished, recipeRevised, recipeDeleted],
} as const;
const lime: IngredientLink = { slug: 'lime', name: 'Lime' };
const juice: IngredientLink = { slug: 'juice', name: 'Juice' };
const limeJuice: IngredientLink = { slug: 'lime-juice', name: 'Lime juice' };

export const ingredientPageRoutes = defineRoutes('catalogue.ingredient-pages', {
  tree: {
    method: 'GET',
    path: '/ingredients/tree',
    access: 'public',
    summary: 'Every ingredient of the vocabulary by name: what it is under, and how many drinks have it',
    response: z.strictObject({ items: z.array(branchSchema) }),
    hot,
    example: { response: { items: [{ ...limeJuice, under: 'juice', category: null, drinks: 1 }] } },
  },
  get: {
    method: 'GET',
    path: '/ingredients/:id',
    access: 'public',
    summary: 'One ingredient by its slug: what it is, its kinds, its facts and its substitutes',
    params,
    response: ingredientPageSchema,
    hot: { seconds: 300, droppedBy: [vocabularyRevised] },
    example: {
      params: { id: limeJuice.slug },
      response: {
        ...limeJuice,
        aliases: ['fresh lime juice', 'juice of lime'],
        text: 'Sharp, fragrant, and best on the day it is pressed.',
        path: [juice],
        kinds: [],
        madeFrom: lime,
        gives: [],
        category: 'mixers',
        subcategory: 'Juices',
        color: '#e4ebbf',
        group: false,
        abv: 0,
        sugar: 1.7,
        acid: 6,
        allergens: [],
        vegan: true,
        carbonated: false,
        keepsDays: 2,
        season: null,
        substitutes: [exampleSubstitute],
        preparation: {
          parts: [{ amount: 4, unit: 'piece', ingredient: lime.slug, name: 'lime' }],
          makesMl: 120,
          keepsDays: 2,
          steps: ['Roll the limes, halve them, and press them.'],
        },
      },
    },
  },
  recipes: {
    method: 'GET',
    path: '/ingredients/:id/recipes',
    access: 'public',
    summary:
      'Public recipes with an ingredient, a kind of it or something made from it, in or on the drink, and how many are of each family; the best rated first',
    params,
    query: z.strictObject({ family: z.enum(drinkFamilies).optional(), ...pageQuery(12, 48) }),
    response: countedPageOf(recipeCardSchema).extend({
      /** All with the ingredient by family, whichever is asked for; the largest first, the others last. Implements BEYOND-278. */
      families: z.array(z.strictObject({ family: z.enum(drinkFamilies), drinks: z.number().int().min(1) })),
    }),
    hot,
    example: {
      params: { id: limeJuice.slug },
      query: {},
      response: {
        items: [exampleCard],
        nextCursor: null,
        total: 1,
        families: [{ family: 'sour', drinks: 1 }],
      },
    },
  },
});
