import { z } from 'zod';
import { slugSchema } from '../catalogue/library.ts';
import { idParams, idSchema, line, toldShape } from '../common/shapes.ts';
import { units } from '../common/units.ts';
import { defineRoutes } from '../kit/routes.ts';
import { bottleUnits } from './bottles.ts';

/** Max lines of one shopping list, ticked ones included. */
export const shoppingLinesMax = 200;
/** Max recipes whose needs are added at once: a whole collection. */
export const shoppingRecipesMax = 100;

/** Where a shop keeps things, in the order in which one walks past them. */
export const aisles = [
  'fruit',
  'dairy',
  'mixers',
  'syrups',
  'pantry',
  'beer',
  'wine',
  'liqueurs',
  'spirits',
  'supplies',
  'other',
] as const;
export type Aisle = (typeof aisles)[number];

/** Of each unit the sum; volumes are in ml. Empty where there is to be some. */
const amountsSchema = z.array(z.strictObject({ amount: z.number(), unit: z.enum(units) }));

/** A line of the list: what is needed twice is one line. Implements BEYOND-207. */
export const shoppingLineSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** What it is in the ingredient vocabulary; null for what that does not know. */
  ingredient: slugSchema.nullable(),
  aisle: z.enum(aisles),
  amounts: amountsSchema,
  /** Drinks it is for. */
  recipes: z.array(z.string()),
  /** What is put on the bar when it is bought; null where nothing of the kind is known. */
  itemId: idSchema.nullable(),
  isTicked: z.boolean(),
});
export type ShoppingLine = z.output<typeof shoppingLineSchema>;

/** What a member does to the list. Implements BEYOND-207, BEYOND-208. */
export const shoppingInputSchema = z.discriminatedUnion('kind', [
  /** One line as people write it: "6 limes", "700 ml gin". */
  z.strictObject({ kind: z.literal('written'), text: line(160) }),
  z.strictObject({ kind: z.literal('item'), itemId: idSchema }),
  /** Everything on the bar that runs low. */
  z.strictObject({ kind: z.literal('low') }),
  /** What the bar has not, or not enough of, for so many servings of each. */
  z.strictObject({
    kind: z.literal('recipes'),
    recipeIds: z.array(idSchema).min(1).max(shoppingRecipesMax),
    servings: z.number().int().min(1).max(200),
  }),
  /** The same with its own servings for each: the drinks of a planned evening. */
  z.strictObject({
    kind: z.literal('planned'),
    drinks: z
      .array(z.strictObject({ recipeId: idSchema, servings: z.number().int().min(1).max(2000) }))
      .min(1)
      .max(shoppingRecipesMax),
  }),
  /** Bottles that are ordered: so many milliliters or pieces of items; some of what nobody knows the size of. */
  z.strictObject({
    kind: z.literal('ordered'),
    lines: z
      .array(
        z.strictObject({
          itemId: idSchema,
          amount: z.number().positive().max(4_000_000).nullable(),
          unit: z.enum(bottleUnits),
        }),
      )
      .min(1)
      .max(shoppingLinesMax),
  }),
  /** Said with its moment: the last one to tick decides, however late a phone without reception tells it. */
  z.strictObject({ kind: z.literal('ticked'), lineId: idSchema, isTicked: z.boolean(), ...toldShape }),
  z.strictObject({ kind: z.literal('removed'), lineId: idSchema }),
  /** What is ticked leaves the list. */
  z.strictObject({ kind: z.literal('cleared') }),
]);
export type ShoppingInput = z.output<typeof shoppingInputSchema>;

const id = '01939c5e-6a00-7000-8000-000000000003';
const changeId = '01939c5e-6a00-7000-8000-000000000004';
const items: ShoppingLine[] = [
  {
    id: changeId,
    name: 'Limes',
    ingredient: 'lime',
    aisle: 'fruit',
    amounts: [{ amount: 6, unit: 'piece' }],
    recipes: [],
    itemId: '01939c5e-6a00-7000-8000-000000000002',
    isTicked: false,
  },
];

const reminderSchema = z.strictObject({ wanted: z.boolean() });

/** Whether a member is reminded of what runs low at a bar. Implements BEYOND-244. */
export const barReminderRoutes = defineRoutes('inventory.bar-reminders', {
  get: {
    method: 'GET',
    path: '/inventory/bars/:id/reminder',
    access: 'member',
    summary: 'Whether you are notified on Mondays of what runs low at one of your bars',
    params: idParams,
    response: reminderSchema,
    example: { params: { id }, response: { wanted: false } },
  },
  set: {
    method: 'PUT',
    path: '/inventory/bars/:id/reminder',
    access: 'granted',
    summary: 'Choose whether you are notified on Mondays of what runs low at one of your bars',
    params: idParams,
    body: reminderSchema,
    response: reminderSchema,
    example: { params: { id }, body: { wanted: true }, response: { wanted: true } },
  },
});

export const shoppingRoutes = defineRoutes('inventory.shopping', {
  list: {
    method: 'GET',
    path: '/inventory/bars/:id/shopping',
    access: 'member',
    summary: 'The shopping list of one of your bars, the first written first',
    params: idParams,
    response: z.strictObject({ items: z.array(shoppingLineSchema) }),
    example: { params: { id }, response: { items } },
  },
  change: {
    method: 'PUT',
    path: '/inventory/bars/:id/shopping/:changeId',
    access: 'granted',
    summary:
      'Change the shopping list of your bar under an id of your own; the same id again changes nothing',
    params: z.strictObject({ id: idSchema, changeId: idSchema }),
    body: shoppingInputSchema,
    response: z.strictObject({
      items: z.array(shoppingLineSchema),
      /** What was added, and how much more is asked for of what stood there already. */
      added: z.array(z.strictObject({ name: z.string(), amounts: amountsSchema })),
    }),
    example: {
      params: { id, changeId },
      body: { kind: 'written', text: '6 limes' },
      response: { items, added: [{ name: 'Limes', amounts: [{ amount: 6, unit: 'piece' }] }] },
    },
  },
});
