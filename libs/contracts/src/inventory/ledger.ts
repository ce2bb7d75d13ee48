import { z } from 'zod';
import { slugSchema } from '../catalogue/library.ts';
import { idParams, idSchema, line, momentSchema, pageOf, pageQuery, toldShape } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import {
  type Bottle,
  bottleDetailsShape,
  bottleSchema,
  bottleUnits,
  levelSchema,
  priceSchema,
} from './bottles.ts';

/** What happens to the menus of a bar, whose history says it too. Implements BEYOND-259. */
export const menuActs = ['menuPublished', 'menuWithdrawn', 'menuRestored'] as const;
export type MenuAct = (typeof menuActs)[number];

/** What happens at a bar: to its bottles, and to its menus. */
export const ledgerKinds = [
  'made',
  'prepared',
  'counted',
  'bought',
  'opened',
  'spilled',
  'given',
  'corrected',
  'removed',
  'undone',
  ...menuActs,
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** How long ago an entry may have happened that is written now. */
export const ledgerPastDays = 366;

const amount = z.number().positive().max(20_000);
const reason = line(120).optional();
const ofBottle = { ...toldShape, bottleId: idSchema };

/** What a member writes into the ledger. Implements BEYOND-204. */
export const ledgerInputSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bought'),
    ...ofBottle,
    itemId: idSchema,
    ...bottleDetailsShape,
    level: levelSchema.default(null),
  }),
  z.strictObject({ kind: z.literal('opened'), ...ofBottle }),
  z.strictObject({ kind: z.literal('counted'), ...ofBottle, level: levelSchema }),
  z.strictObject({ kind: z.literal('spilled'), ...ofBottle, amount, reason }),
  z.strictObject({ kind: z.literal('given'), ...ofBottle, amount, reason }),
  z.strictObject({ kind: z.literal('corrected'), ...ofBottle, ...bottleDetailsShape }),
  z.strictObject({ kind: z.literal('removed'), ...ofBottle }),
  z.strictObject({
    kind: z.literal('made'),
    ...toldShape,
    recipeId: idSchema,
    /** How many were made, not how often the whole spec. */
    servings: z.number().int().min(1).max(200),
  }),
  /** A batch of something homemade. Implements BEYOND-213. */
  z
    .strictObject({
      kind: z.literal('prepared'),
      ...toldShape,
      /** The bottle that it fills, by an id of its writer's. */
      bottleId: idSchema,
      /** What the library tells how to make. */
      ingredient: slugSchema.optional(),
      /** Or a recipe that makes an ingredient. Implements BEYOND-303. */
      recipeId: idSchema.optional(),
      ml: amount,
    })
    .refine(({ ingredient, recipeId }) => (ingredient === undefined) !== (recipeId === undefined), {
      path: ['ingredient'],
      message: 'Say which ingredient it is, or which recipe makes it',
    }),
  z.strictObject({ kind: z.literal('undone'), ...toldShape, entryId: idSchema }),
]);
export type LedgerInput = z.output<typeof ledgerInputSchema>;

const takenShape = {
  itemId: idSchema,
  /** Null where the item has no bottle: that it was taken is known all the same. */
  bottleId: idSchema.nullable(),
  name: z.string(),
  unit: z.enum(bottleUnits),
  /** What was taken; null where nothing was. */
  amount: z.number().nullable(),
};

/** What was taken costs by the bottles it was taken from; null where nobody knows. Implements BEYOND-227. */
const takenCostSchema = z
  .strictObject({
    /** One for each currency: they are never added up. */
    totals: z.array(priceSchema),
    /** Something that was used has no price, was judged by eye, or was not on the bar. */
    isPartial: z.boolean(),
  })
  .nullable();
export type TakenCost = z.output<typeof takenCostSchema>;

/** What an entry has changed. `before` and `after` are null where there is some and nobody has counted. */
export const ledgerEffectSchema = z.strictObject({
  id: idSchema,
  changes: z.array(
    z.strictObject({
      ...takenShape,
      before: levelSchema,
      after: levelSchema,
      /** More was taken than was known to be there: it seems to be empty. */
      seemsEmpty: z.boolean(),
    }),
  ),
  /** What the recipe asks for that the bar has not, by the names the recipe writes. */
  lacking: z.array(z.string()),
  cost: takenCostSchema,
});
export type LedgerEffect = z.output<typeof ledgerEffectSchema>;

/** An entry as those at the bar read it. */
export const barEntrySchema = z.strictObject({
  id: idSchema,
  kind: z.enum(ledgerKinds),
  at: momentSchema,
  /** Null for whoever has gone. */
  by: z.string().nullable(),
  recipe: z.strictObject({ id: idSchema, name: z.string() }).nullable(),
  servings: z.number().int().nullable(),
  lines: z.array(z.strictObject(takenShape)),
  /** What was counted. */
  level: levelSchema,
  /** Bottles of a count of the whole bar, whose lines are left out; null for every other entry. */
  counted: z.number().int().nullable(),
  reason: z.string().nullable(),
  /** Only of what happened to a menu. */
  menu: z
    .strictObject({
      id: idSchema,
      name: z.string(),
      /** Where its page is, or was. */
      slug: slugSchema.nullable(),
      /** The version that was published or brought back; null for a page that was taken down. */
      number: z.number().int().nullable(),
      /** It happened by itself. */
      isPlanned: z.boolean(),
    })
    .optional(),
  cost: takenCostSchema,
  isUndone: z.boolean(),
});
export type BarEntry = z.output<typeof barEntrySchema>;

const id = '01939c5e-6a00-7000-8000-000000000003';
const entryId = '01939c5e-6a00-7000-8000-000000000004';
const bottle: Bottle = {
  id: '01939c5e-6a00-7000-8000-000000000005',
  itemId: '01939c5e-6a00-7000-8000-000000000002',
  size: 700,
  unit: 'ml',
  price: { amount: 1899, currency: 'eur' },
  source: 'The shop around the corner',
  openedAt: '2026-01-01T00:00:00.000Z',
  level: 640,
  addedAt: '2025-12-24T00:00:00.000Z',
  keepsDays: null,
  isHomemade: false,
};
const taken = { itemId: bottle.itemId, bottleId: bottle.id, name: 'Gin', unit: 'ml', amount: 60 } as const;

export const ledgerRoutes = defineRoutes('inventory.ledger', {
  bottles: {
    method: 'GET',
    path: '/inventory/bars/:id/bottles',
    access: 'member',
    summary: 'The bottles of what stands on one of your bars, with what is left in them; opened ones first',
    params: idParams,
    response: z.strictObject({ items: z.array(bottleSchema) }),
    example: { params: { id }, response: { items: [bottle] } },
  },
  list: {
    method: 'GET',
    path: '/inventory/bars/:id/entries',
    access: 'member',
    summary: 'What happened to the bottles and menus of one of your bars, the latest first',
    params: idParams,
    query: z.strictObject(pageQuery(30, 100)),
    response: pageOf(barEntrySchema),
    example: {
      params: { id },
      query: {},
      response: {
        items: [
          {
            id: entryId,
            kind: 'made',
            at: '2026-01-01T20:00:00.000Z',
            by: 'Ada Coleman',
            recipe: { id, name: 'Gimlet' },
            servings: 1,
            lines: [taken],
            level: null,
            counted: null,
            reason: null,
            cost: { totals: [{ amount: 163, currency: 'eur' }], isPartial: true },
            isUndone: false,
          },
        ],
        nextCursor: null,
      },
    },
  },
  write: {
    method: 'PUT',
    path: '/inventory/bars/:id/entries/:entryId',
    access: 'granted',
    summary:
      'Write an entry about bottles of your bar under an id of your own; the same id again changes nothing',
    params: z.strictObject({ id: idSchema, entryId: idSchema }),
    body: ledgerInputSchema,
    response: ledgerEffectSchema,
    example: {
      params: { id, entryId },
      body: {
        kind: 'bought',
        bottleId: bottle.id,
        itemId: bottle.itemId,
        size: 700,
        unit: 'ml',
        level: 640,
      },
      response: {
        id: entryId,
        changes: [{ ...taken, amount: null, before: null, after: 640, seemsEmpty: false }],
        lacking: [],
        cost: null,
      },
    },
  },
});
