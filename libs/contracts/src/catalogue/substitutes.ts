import { z } from 'zod';
import { slugSchema, substituteSchema } from './library.ts';

/** A substitute as a page shows it. */
export const shownSubstituteSchema = z.strictObject({
  ingredient: slugSchema,
  name: z.string(),
  ...substituteSchema.omit({ use: true }).shape,
  ratio: z.number(),
  /** What comes into the drink with it, as the vocabulary knows it now. */
  brings: substituteSchema.shape.brings.unwrap(),
  /** Milliliters of one piece of what it stands in for, where this is poured instead; null where it is counted too. */
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
