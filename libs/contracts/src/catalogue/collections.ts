import { z } from 'zod';
import { idSchema, illegible, isLegible, line, momentSchema, prose } from '../common/shapes.ts';
import { reviewAuthorSchema } from './ratings.ts';
import { recipeCardSchema } from './recipes.ts';
import { recipeVisibilities } from './vocabularies.ts';

/** Max recipes in a collection, and max collections of a member. */
export const collectionRecipesMax = 100;
export const collectionsMax = 200;

/** Implements COLL-04, COLL-05. */
export const collectionInputSchema = z.strictObject({
  name: z
    .string({ error: 'Collection name is required' })
    .trim()
    .min(1, 'Collection name is required')
    .max(120)
    .regex(/^[^\p{Cc}]*$/u, 'Must not contain control characters')
    .refine(isLegible, illegible),
  description: prose(500).default(''),
  isPublic: z.boolean().default(false),
});
export type CollectionInput = z.output<typeof collectionInputSchema>;

/** A recipe in a collection with what its owner notes about it. Implements COLL-03. */
export const collectedRecipeSchema = recipeCardSchema
  .pick({ id: true, slug: true, name: true, image: true, picture: true, category: true, alcoholic: true })
  .extend({
    note: z.string().nullable(),
    /** Names of what is in it, for a menu. */
    ingredients: z.array(z.string()),
    /** Of the owner's recipes that are not public: those visible by link show to others, private ones do not. */
    visibility: z.enum(recipeVisibilities).optional(),
  });
export type CollectedRecipe = z.output<typeof collectedRecipeSchema>;

const fields = {
  id: idSchema,
  userId: idSchema,
  name: z.string(),
  description: z.string(),
  isPublic: z.boolean(),
  recipeCount: z.number().int().min(0),
  /** Incremented with every change; a new order must name the revision it is based on. */
  revision: z.number().int().min(1),
  createdAt: momentSchema,
  updatedAt: momentSchema,
};
/** In the list of one's own: its first recipes. Implements COLL-02. */
export const collectionSummarySchema = z.strictObject({
  ...fields,
  recipes: z.array(collectedRecipeSchema).max(6),
  /** Whether the requested recipe is in it. */
  contains: z.boolean(),
});
export type CollectionSummary = z.output<typeof collectionSummarySchema>;

/** A whole collection. Implements BEYOND-92. */
export const collectionSchema = z.strictObject({
  ...fields,
  owner: reviewAuthorSchema.nullable(),
  recipes: z.array(collectedRecipeSchema),
});
export type Collection = z.output<typeof collectionSchema>;

/** A public collection in a list for everybody, with its first recipes. Implements BEYOND-165. */
export const shownCollectionSchema = z.strictObject({
  ...fields,
  owner: reviewAuthorSchema.nullable(),
  recipes: z.array(collectedRecipeSchema).max(6),
});
export type ShownCollection = z.output<typeof shownCollectionSchema>;

export const collectionNoteInput = z.strictObject({
  note: z.union([z.literal('').transform(() => null), line(300)]).nullable(),
});
export const collectionOrderInput = z.strictObject({
  revision: z.number().int().min(1),
  recipeIds: z.array(idSchema).max(collectionRecipesMax),
});
