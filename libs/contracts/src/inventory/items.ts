import { z } from 'zod';
import { slugSchema } from '../catalogue/library.ts';
import { shownSubstituteSchema } from '../catalogue/substitutes.ts';
import { recipeCategories } from '../catalogue/vocabularies.ts';
import {
  flagQuery,
  idSchema,
  line,
  momentSchema,
  pageQuery,
  publicImageUrlSchema,
} from '../common/shapes.ts';
import { bottleDetailsShape, bottlesMax, levelSchema } from './bottles.ts';
import { barCategories, barCategoryKeys } from './vocabularies.ts';

/** An item of the bar catalogue or a member's own. `inInventory` is absent without a member. Implements DATA-10. */
export const barItemSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  brand: z.string(),
  category: z.enum(barCategoryKeys),
  subcategory: z.string().nullable(),
  /** `/placeholder.svg` where there is none. Implements INV-06. */
  image: z.string(),
  /** Where its picture was taken from; only for whoever may change the item. */
  imageAddress: z.string().optional(),
  popular: z.boolean(),
  /** What it is in the ingredient vocabulary; null for equipment and unknown things. */
  ingredient: slugSchema.nullable(),
  /** Color of what is inside, for drawing it; null where unknown. */
  color: z.string().nullable(),
  /** Only for custom items: their owner. Implements INV-18, BEYOND-42. */
  userId: idSchema.nullable(),
  createdAt: momentSchema,
  inInventory: z.boolean().optional(),
});
export type BarItem = z.output<typeof barItemSchema>;

const pairIsKnown = (item: { category: keyof typeof barCategories; subcategory?: string | null }) =>
  !item.subcategory ||
  (barCategories[item.category].subcategories as readonly string[]).includes(item.subcategory);

/** Name, brand and category are required; the subcategory must belong to the category. Implements INV-13, INV-14. */
const barItemFields = {
  name: line(120),
  brand: line(80),
  category: z.enum(barCategoryKeys),
  subcategory: line(40).nullable().default(null),
};
export const barItemInputSchema = z
  .strictObject({ ...barItemFields, image: publicImageUrlSchema.nullable().default(null) })
  .refine(pairIsKnown, { path: ['subcategory'], message: 'Choose a subcategory of this category' });
const importedBottleSchema = z
  .object({ ...bottleDetailsShape, level: levelSchema.default(null) })
  .refine(({ level, size }) => level === null || level <= size, {
    path: ['level'],
    message: 'Must be at most what fits into it',
  });
/** An item of a bar as a file names it; `isOwnItem` tells a member's own from the catalogue's. */
export const importedBarItemSchema = z
  .object({
    ...barItemFields,
    isOwnItem: z.boolean().default(false),
    /** What it is, in a file that knows other items than ours. */
    ingredient: slugSchema.optional(),
    bottles: z.array(importedBottleSchema).max(bottlesMax).optional(),
  })
  .refine(pairIsKnown, { path: ['subcategory'], message: 'Choose a subcategory of this category' });
export type ImportedBarItem = z.output<typeof importedBarItemSchema>;
export type BarItemInput = z.output<typeof barItemInputSchema>;

export const adminBarItemInputSchema = z
  .strictObject({
    ...barItemFields,
    image: publicImageUrlSchema.nullable().default(null),
    popular: z.boolean().default(false),
  })
  .refine(pairIsKnown, { path: ['subcategory'], message: 'Choose a subcategory of this category' });

export const barItemQuery = z.strictObject({
  /** One of the caller's bars where the chosen one is not meant. */
  bar: idSchema.optional(),
  q: z.string().trim().max(80).optional(),
  category: z.enum(barCategoryKeys).optional(),
  popular: flagQuery.optional(),
  /** Only what is this ingredient of the vocabulary, or a kind of it. */
  ingredient: slugSchema.optional(),
  /** Only what the caller owns (or lacks). */
  owned: flagQuery.optional(),
  /**
   * `common` begins with what most bars have, and with a search with what fits it best: the same name, then its kinds
   * and whole words. `name` is alphabetical.
   */
  sort: z.enum(['common', 'name']).default('common'),
  ...pageQuery(60, 100),
});

/** Items per tab under the same search and toggles. Implements INV-02. */
export const barCountsSchema = z.strictObject({
  all: z.number().int(),
  spirits: z.number().int(),
  beer: z.number().int(),
  mixers: z.number().int(),
  fruit: z.number().int(),
  supplies: z.number().int(),
});

/** What of a bar stands in for an ingredient it lacks; `instead` is that ingredient as the recipe writes it. */
export const swapSchema = z.strictObject({ instead: z.string(), ...shownSubstituteSchema.shape });
export type Swap = z.output<typeof swapSchema>;

/**
 * A recipe matched against a bar: whole percents, and what is missing by name. Where substitutes are counted, each swap
 * counts as matched and is named. Implements MATCH-01, MATCH-04.
 */
export const matchSchema = z.strictObject({
  recipeId: idSchema,
  slug: slugSchema,
  name: z.string(),
  category: z.enum(recipeCategories),
  alcoholic: z.boolean(),
  picture: z.string(),
  percent: z.number().int().min(0).max(100),
  matched: z.number().int(),
  total: z.number().int(),
  missing: z.array(z.string()),
  /** Of what is missing, what the bar can make of what stands on it. Implements BEYOND-213. */
  toMake: z.array(
    z.strictObject({
      /** As the recipe writes it. */
      line: z.string(),
      ingredient: slugSchema,
      /** As it stands in a sentence. */
      name: z.string(),
    }),
  ),
  swaps: z.array(swapSchema),
});
export type Match = z.output<typeof matchSchema>;

/** One purchase and the drinks it would newly make. */
export const nextBottleSchema = z.strictObject({
  ingredient: slugSchema.nullable(),
  name: z.string(),
  /** Drinks that become makeable with this alone; of a starter set, those of its drinks that need this. */
  makes: z.number().int().min(1),
  recipes: z.array(z.strictObject({ recipeId: idSchema, slug: slugSchema, name: z.string() })).max(5),
  /** A catalogue item to put on the bar in one click, when there is one. */
  itemId: idSchema.nullable(),
});
