import { z } from 'zod';
import { idSchema, line, momentSchema } from '../common/shapes.ts';

/** What a bottle is measured in; what is counted, limes or eggs, in pieces. */
export const bottleUnits = ['ml', 'piece'] as const;
export type BottleUnit = (typeof bottleUnits)[number];

/** Max of one bottle: a 20 l keg in ml. */
const sizeMax = 20_000;
/** Max bottles of one bar. */
export const bottlesMax = 500;

/** What a bottle cost, in the smallest unit of its currency. */
export const priceSchema = z.strictObject({
  amount: z.number().int().min(0).max(100_000_000),
  currency: z.string().regex(/^[a-z]{3}$/, 'Use the three letters of a currency, for example eur'),
});
export type Price = z.output<typeof priceSchema>;

/** What is written on a bottle, or about it. */
export const bottleDetailsShape = {
  size: z.number().positive().max(sizeMax),
  unit: z.enum(bottleUnits),
  price: priceSchema.nullable().default(null),
  /** Where it is from. */
  source: line(80).nullable().default(null),
  /** Null while it is closed, or nobody knows. */
  openedAt: momentSchema.nullable().default(null),
};

/** How much is in it, in its unit; null means that there is some. */
export const levelSchema = z.number().min(0).max(sizeMax).nullable();

/** A bottle of an item that stands on a bar. Implements BEYOND-203. */
export const bottleSchema = z.strictObject({
  id: idSchema,
  itemId: idSchema,
  ...bottleDetailsShape,
  level: levelSchema,
  addedAt: momentSchema,
  /** Days it keeps once it is open; null for what keeps. */
  keepsDays: z.number().int().positive().nullable(),
  /** A batch made at this bar. */
  isHomemade: z.boolean(),
});
export type Bottle = z.output<typeof bottleSchema>;
