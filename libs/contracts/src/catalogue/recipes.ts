import { z } from 'zod';
import {
  countedPageOf,
  flagQuery,
  idListQuery,
  idParams,
  idSchema,
  line,
  momentSchema,
  pageQuery,
  prose,
} from '../common/shapes.ts';
import { units } from '../common/units.ts';
import { garnishSchema, preparationSchema, slugSchema } from './library.ts';
import { recipeImageSchema } from './photos.ts';
import {
  allergens,
  difficulties,
  glasses,
  ices,
  methods,
  recipeCategories,
  recipeMax,
  recipeVisibilities,
  rims,
  withheldStates,
} from './vocabularies.ts';

/** The average of all ratings rounded to 2 decimals, null while there is none. Implements RATE-13, BEYOND-26. */
export const ratingSummarySchema = z.strictObject({
  average: z.number().min(1).max(5).nullable(),
  count: z.number().int().min(0),
});

/** One line of a spec. `ingredient` is the vocabulary slug when the name is known to it. */
export const specLineSchema = z.strictObject({
  amount: z.number().positive().max(5000).nullable(),
  unit: z.enum(units),
  name: line(120),
  ingredient: slugSchema.nullable(),
  note: line(80).nullable(),
  optional: z.boolean(),
});
export type SpecLine = z.output<typeof specLineSchema>;

/** Where a search found its text, for marking it: `text.slice(start, end)`. */
export const searchMatchSchema = z.strictObject({
  field: z.enum(['name', 'ingredients', 'tags', 'category', 'instructions']),
  text: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
});

const cardFields = {
  id: idSchema,
  slug: slugSchema,
  name: z.string(),
  /** Cut to 100 characters plus an ellipsis. Implements REC-08. */
  description: z.string(),
  category: z.enum(recipeCategories),
  alcoholic: z.boolean(),
  difficulty: z.enum(difficulties).nullable(),
  prepTimeMinutes: z.number().int().nullable(),
  featured: z.boolean(),
  /** A photo, when there is one. */
  image: z.string().nullable(),
  /** Path of the drawn picture; takes `?mode=light|dark`. Always there, so a card is never a gray box. */
  picture: z.string(),
  rating: ratingSummarySchema,
};
export const recipeCardSchema = z.strictObject(cardFields);
export type RecipeCard = z.output<typeof recipeCardSchema>;

/** Facts calculated from the spec and the vocabulary; null where an ingredient is unknown. Implements BEYOND-150. */
export const recipeFactsSchema = z.strictObject({
  /** Finished drink in ml, dilution included, per serving. */
  volumeMl: z.number().nullable(),
  /** Percent by volume after dilution. */
  abv: z.number().nullable(),
  /** US standard drinks (14 g of alcohol) per serving. */
  standardDrinks: z.number().nullable(),
  sugarGrams: z.number().nullable(),
  acidGrams: z.number().nullable(),
  calories: z.number().nullable(),
  /** What it contains as it is made without its optional lines; with its garnish. */
  allergens: z.array(z.enum(allergens)),
  vegan: z.boolean(),
  /** The optional lines that add an allergen or are not vegan, and what they add. */
  optional: z
    .array(z.strictObject({ name: z.string(), allergens: z.array(z.enum(allergens)), vegan: z.boolean() }))
    .optional(),
  /** The lines whose ingredient nobody knows: they may contain anything. */
  unknown: z.array(z.string()).optional(),
});

export const originSchema = z.strictObject({
  creator: z.string().optional(),
  place: z.string().optional(),
  year: z.number().int().optional(),
});

/** The public author of a recipe; null for library recipes and erased members. */
export const recipeAuthorSchema = z.strictObject({ username: z.string(), fullName: z.string() }).nullable();

/**
 * That a recipe was made from another one. Of an original that is not public any more nothing is told, not even its
 * name.
 */
export const attributionSchema = z.strictObject({
  original: z
    .strictObject({ id: idSchema, slug: slugSchema, name: z.string(), author: recipeAuthorSchema })
    .nullable(),
});
export type Attribution = z.output<typeof attributionSchema>;

/**
 * That a recipe makes an ingredient, which has its name: what a batch gives and how long it keeps. Others use it by that
 * name. Implements BEYOND-300.
 */
export const homemadeSchema = preparationSchema.pick({ makesMl: true, keepsDays: true });
export type Homemade = z.output<typeof homemadeSchema>;

/** A whole recipe. `ingredients` is the documented list of texts, derived from `spec`. Implements DATA-05. */
export const recipeSchema = z.strictObject({
  ...cardFields,
  description: z.string(),
  alternativeNames: z.array(z.string()),
  instructions: z.array(z.string()),
  ingredients: z.array(z.string()),
  spec: z.array(specLineSchema),
  serves: z.number().int(),
  method: z.enum(methods).nullable(),
  glass: z.enum(glasses),
  ice: z.enum(ices),
  rim: z.enum(rims).nullable(),
  garnish: z.array(garnishSchema),
  homemade: homemadeSchema.nullable(),
  tags: z.array(z.string()),
  origin: originSchema.nullable(),
  source: z.string().nullable(),
  basedOn: attributionSchema.nullable(),
  facts: recipeFactsSchema,
  /** Views counted once per visitor and hour. */
  views: z.number().int(),
  /** The member who wrote it, or null for the library's own. */
  userId: idSchema.nullable(),
  /** While it is not public its slug is its unguessable id. */
  visibility: z.enum(recipeVisibilities),
  /** Why a recipe that its author made public is still private: it is held for a moderator or was removed by one. */
  withheld: z.enum(withheldStates).nullable(),
  /** Its photos that a moderator has removed; only for its editors. */
  removedImages: z.array(z.string()).optional(),
  /** Incremented with every change; an edit must name the revision it is based on. */
  revision: z.number().int(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});
export type Recipe = z.output<typeof recipeSchema>;

/** What an editor sends. Vocabulary slugs are found by the server from the names. Implements ADM-REC-02, BEYOND-94. */
export const recipeInputSchema = z.strictObject({
  name: line(120),
  alternativeNames: z.array(line(120)).max(10).default([]),
  description: prose(400).default(''),
  category: z.enum(recipeCategories),
  alcoholic: z.boolean(),
  difficulty: z.enum(difficulties).nullable(),
  prepTimeMinutes: z.number().int().min(1).max(240).nullable(),
  serves: z.number().int().min(1).max(40).default(1),
  method: z.enum(methods).nullable().default(null),
  glass: z.enum(glasses),
  ice: z.enum(ices).default('none'),
  rim: z.enum(rims).nullable().default(null),
  garnish: z.array(garnishSchema).max(4).default([]),
  homemade: homemadeSchema.nullable().default(null),
  spec: z
    .array(specLineSchema.omit({ ingredient: true }))
    .min(1, 'Add at least one ingredient')
    .max(recipeMax.lines),
  instructions: z.array(line(recipeMax.stepLength)).min(1, 'Add at least one step').max(recipeMax.steps),
  tags: z.array(line(30)).max(12).default([]),
  image: recipeImageSchema.nullable().default(null),
});
export type RecipeInput = z.output<typeof recipeInputSchema>;

/** A category, case-insensitive. Implements REC-04, DISC-12. */
export const categoryQuery = z
  .string()
  .transform((value) => recipeCategories.find((known) => sameWord(known, value)) ?? value)
  .pipe(z.enum(recipeCategories));
const sameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Filters of both search screens; `scope` decides which fields `q` is looked for in. Implements CONTRA-14. */
export const recipeFilters = {
  scope: z.enum(['recipes', 'discover']).default('recipes'),
  /** Searched as a case-insensitive substring. */
  q: z.string().trim().max(80).optional(),
  category: categoryQuery.optional(),
  type: z.enum(['alcoholic', 'non-alcoholic']).optional(),
  difficulty: z.enum(difficulties).optional(),
  /** Max minutes to prepare. Implements BEYOND-32. */
  maxMinutes: z.coerce.number().int().min(1).max(240).optional(),
};
export const recipeListQuery = z.strictObject({ ...recipeFilters, ...pageQuery(24, 48) });
export type RecipeListQuery = z.output<typeof recipeListQuery>;

export const recipeHitSchema = z.strictObject({ ...cardFields, match: searchMatchSchema.nullable() });

/** What a part of a search asks for; a `word` must stand in the recipe as it is written. */
export const understoodKinds = ['with', 'without', 'drink', 'dry', 'style', 'limit', 'word'] as const;

/** An ingredient that a search names, in a few words. Implements BEYOND-277. */
export const foundIngredientSchema = z.strictObject({
  slug: slugSchema,
  name: z.string(),
  /** What it is a kind of and what it is made from, as they stand in a sentence. */
  kindOf: z.string().nullable(),
  madeFrom: z.string().nullable(),
  /** Percent by volume; null for a group, whose kinds differ. */
  abv: z.number().nullable(),
});
export type FoundIngredient = z.output<typeof foundIngredientSchema>;

/** A page of cards with the real total and, when a search found little, names that may have been meant. */
export const recipePageSchema = countedPageOf(recipeHitSchema).extend({
  suggestions: z.array(z.strictObject({ id: idSchema, slug: slugSchema, name: z.string() })).max(6),
  /** The search as it was understood, if it was written otherwise than any name. */
  correctedTo: z.string().nullable().optional(),
  /** Names of what a search leaves out: "rum without pineapple". */
  leftOut: z.array(z.string()).optional(),
  /** What the search was taken for, part by part, each with the search without it. Nothing for a name alone. */
  understood: z
    .array(z.strictObject({ kind: z.enum(understoodKinds), text: z.string(), rest: z.string() }))
    .optional(),
  /** The ingredient that the search names and asks nothing else of: its page is what was looked for. */
  ingredient: foundIngredientSchema.nullable().optional(),
});

export const recipeParams = z.strictObject({ id: z.union([idSchema, slugSchema]) });
export const recipeIdsQuery = z.strictObject({ recipeIds: idListQuery });

export const adminRecipeQuery = z.strictObject({
  ...recipeFilters,
  featured: flagQuery.optional(),
  /** `best` is the best match first, as members see it. */
  sort: z.enum(['createdAt', 'name', 'category', 'best']).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
  ...pageQuery(25, 100),
});
export const recipeRevisionInput = z.strictObject({
  revision: z.number().int().min(1),
  recipe: recipeInputSchema,
});
export const featuredInput = z.strictObject({ featured: z.boolean() });

/** The upper limit of the setting. */
export const featuredMax = 200;
export const featuredListSchema = z.strictObject({ items: z.array(recipeCardSchema).max(featuredMax) });
export const featuredOrderInput = z.strictObject({ recipeIds: z.array(idSchema).max(featuredMax) });
export { idParams };
