import { z } from 'zod';
import { idParams, idSchema, momentSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { bottlesMax, bottleUnits, levelSchema, priceSchema } from './bottles.ts';

/** A bottle that a count asks about. */
export const sheetBottleSchema = z.strictObject({
  bottleId: idSchema,
  itemId: idSchema,
  name: z.string(),
  size: z.number(),
  unit: z.enum(bottleUnits),
  /** What is in it by the ledger. */
  level: levelSchema,
  /** Whether the last count asked about it too: what is new stands at the end. */
  isNew: z.boolean(),
});
export type SheetBottle = z.output<typeof sheetBottleSchema>;

/** What somebody counted, in the order in which they did. Implements BEYOND-234. */
const countInputSchema = z.strictObject({
  /** When it was finished, where that is not now. */
  at: momentSchema.optional(),
  lines: z
    .array(
      z.strictObject({
        bottleId: idSchema,
        /** Null for what was passed over: its place in the order is kept, and its level. */
        level: levelSchema,
      }),
    )
    .min(1)
    .max(bottlesMax)
    .refine(
      (lines) => new Set(lines.map(({ bottleId }) => bottleId)).size === lines.length,
      'Name each bottle once',
    )
    .refine((lines) => lines.some(({ level }) => level !== null), 'Count one bottle at least'),
});

/** A count of a whole bar. */
export const barCountSchema = z.strictObject({
  id: idSchema,
  at: momentSchema,
  /** Null for whoever has gone. */
  by: z.string().nullable(),
  /** Bottles that were counted. */
  counted: z.number().int(),
});
export type BarCount = z.output<typeof barCountSchema>;

/** Below zero where there is more than there should be. */
const signedPriceSchema = priceSchema.extend({ amount: z.number().int() });

/** What went between two counts, in the unit of the bottles. */
const wentShape = {
  /** What went by the counts. */
  used: z.number(),
  made: z.number(),
  spilled: z.number(),
  given: z.number(),
  /** What went and nobody has written down; below zero where there is more than there should be. */
  unexplained: z.number(),
};
/** What went of an item between two counts. Implements BEYOND-235. */
export const varianceItemSchema = z.strictObject({
  itemId: idSchema,
  name: z.string(),
  unit: z.enum(bottleUnits),
  ...wentShape,
  /** The same in bottles, each by its own size. */
  inBottles: z.strictObject({ used: z.number(), explained: z.number(), unexplained: z.number() }),
  /** What is unexplained costs by the bottles it is missing from; one for each currency. */
  cost: z.array(signedPriceSchema),
  /** Some of it has no price. */
  isPartial: z.boolean(),
  bottles: z.array(
    z.strictObject({
      bottleId: idSchema,
      size: z.number(),
      /** What was in it at the first count, or when it was bought since. */
      before: z.number(),
      after: z.number(),
      isBought: z.boolean(),
      /** Taken off the bar since: it is counted as empty. */
      isGone: z.boolean(),
      ...wentShape,
    }),
  ),
});
export type VarianceItem = z.output<typeof varianceItemSchema>;
export const varianceSchema = z.strictObject({
  from: barCountSchema,
  to: barCountSchema,
  /** What costs or lacks most comes first. */
  items: z.array(varianceItemSchema),
  /** Of everything that is unexplained. */
  cost: z.array(signedPriceSchema),
  isPartial: z.boolean(),
  /** Items with bottles that one of the two counts does not know. */
  uncounted: z.array(z.string()),
});
export type Variance = z.output<typeof varianceSchema>;

const id = '01939c5e-6a00-7000-8000-000000000003';
const itemId = '01939c5e-6a00-7000-8000-000000000002';
const bottleId = '01939c5e-6a00-7000-8000-000000000005';
const from: BarCount = {
  id: '01939c5e-6a00-7000-8000-000000000006',
  at: '2026-01-01T10:00:00.000Z',
  by: 'Ada Coleman',
  counted: 96,
};
const to: BarCount = {
  id: '01939c5e-6a00-7000-8000-000000000007',
  at: '2026-01-08T10:00:00.000Z',
  by: 'Ada Coleman',
  counted: 98,
};
const went = { used: 420, made: 300, spilled: 30, given: 0, unexplained: 90 };

export const countRoutes = defineRoutes('inventory.counts', {
  sheet: {
    method: 'GET',
    path: '/inventory/bars/:id/count-sheet',
    access: 'member',
    summary:
      'The bottles to count at one of your bars, in the order of its last count; what that found empty is left out',
    params: idParams,
    response: z.strictObject({ items: z.array(sheetBottleSchema) }),
    example: {
      params: { id },
      response: {
        items: [{ bottleId, itemId, name: 'Gin', size: 700, unit: 'ml', level: 640, isNew: false }],
      },
    },
  },
  list: {
    method: 'GET',
    path: '/inventory/bars/:id/counts',
    access: 'member',
    summary: 'The counts of one of your bars, the latest first; those that are undone are left out',
    params: idParams,
    query: z.strictObject(pageQuery(30, 100)),
    response: pageOf(barCountSchema),
    example: { params: { id }, query: {}, response: { items: [to, from], nextCursor: null } },
  },
  record: {
    method: 'PUT',
    path: '/inventory/bars/:id/counts/:countId',
    access: 'granted',
    summary:
      'Record a count of your bar under an id of your own; the same id again changes nothing. Bottles that have gone meanwhile are passed over. Undo it as an entry of the ledger',
    params: z.strictObject({ id: idSchema, countId: idSchema }),
    body: countInputSchema,
    response: barCountSchema,
    example: {
      params: { id, countId: to.id },
      body: { lines: [{ bottleId, level: 220 }] },
      response: { ...to, counted: 1 },
    },
  },
  variance: {
    method: 'GET',
    path: '/inventory/bars/:id/variance',
    access: 'member',
    summary:
      'What went between two counts of one of your bars, what entries explain of it, and what nothing explains; without ids between the last two',
    params: idParams,
    query: z.strictObject({ from: idSchema.optional(), to: idSchema.optional() }),
    response: varianceSchema,
    example: {
      params: { id },
      query: { from: from.id, to: to.id },
      response: {
        from,
        to,
        items: [
          {
            itemId,
            name: 'Gin',
            unit: 'ml',
            ...went,
            inBottles: { used: 0.6, explained: 0.47, unexplained: 0.13 },
            cost: [{ amount: 244, currency: 'eur' }],
            isPartial: false,
            bottles: [
              { bottleId, size: 700, before: 640, after: 220, isBought: false, isGone: false, ...went },
            ],
          },
        ],
        cost: [{ amount: 244, currency: 'eur' }],
        isPartial: false,
        uncounted: [],
      },
    },
  },
});
