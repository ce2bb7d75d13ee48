import { z } from 'zod';
import { slugSchema, substituteSchema } from './library.ts';

/** A substitute for display. */
export const shownSubstituteSchema = z.strictObject({
  ingredient: slugSchema,
  name: z.string(),
  ...substituteSchema.omit({ use: true }).shape,
  ratio: z.number(),
  /** What it adds to the drink, according to the current vocabulary. */
  brings: substituteSchema.shape.brings.unwrap(),
  /** Milliliters that replace one piece of the ingredient, if the substitute is poured; null if it is counted too. */
  pieceMl: z.number().nullable(),
});
export type ShownSubstitute = z.output<typeof shownSubstituteSchema>;

export const ingredientSubstitutesSchema = z.strictObject({
  ingredient: slugSchema,
  substitutes: z.array(shownSubstituteSchema),
});

export const exampleSubstitute: ShownSubstitute = {
  ingredient: 'lemon-juice',
  name: 'Lemon Juice',
  role: 'sour',
  ratio: 1,
  closeness: 'works',
  note: 'rounder and a little less sharp',
  brings: [],
  pieceMl: null,
};

/** As many ingredients as a recipe has lines. */
const maxSlugs = 20;

/** Slugs of the vocabulary, comma separated, in a query string. */
export const slugListQuery = z
  .union([z.array(slugSchema), z.string().transform((list) => list.split(',').filter(Boolean))])
  .pipe(z.array(slugSchema).min(1).max(maxSlugs));
