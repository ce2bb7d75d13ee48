import { z } from 'zod';
import { recipeIdsQuery } from '../catalogue/recipes.ts';
import { idSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { bottleUnits, priceSchema } from './bottles.ts';

/** What lines cost; with names in any of the lists it is the least that they cost. Implements BEYOND-210. */
export const costSchema = z.strictObject({
  /** One for each currency, which are never added up. Empty where nothing is known. */
  totals: z.array(priceSchema),
  /** What stands on the bar without a price. */
  unpriced: z.array(z.string()),
  /** What the bar has not, by the names that are written. */
  lacking: z.array(z.string()),
  /** What is judged by eye, or measured in what a bottle is not. */
  unmeasured: z.array(z.string()),
});

/** What all servings of a drink cost. */
export const drinkCostSchema = costSchema.extend({ recipeId: idSchema, name: z.string() });
export type DrinkCost = z.output<typeof drinkCostSchema>;

/** A bottle as it was bought last, or as that was corrected. Implements BEYOND-227. */
export const lastBoughtSchema = z.strictObject({
  /** Of the very item, or else of its kind; one with a price before one without. Null where none was bought. */
  bottle: z
    .strictObject({ size: z.number(), unit: z.enum(bottleUnits), price: priceSchema.nullable() })
    .nullable(),
  /** What was paid with last for anything on the bar. */
  currency: priceSchema.shape.currency.nullable(),
});
export type LastBought = z.output<typeof lastBoughtSchema>;

const recipeId = '01939c5e-6a00-7000-8000-000000000003';

export const costRoutes = defineRoutes('inventory.costs', {
  list: {
    method: 'GET',
    path: '/me/drink-costs',
    access: 'member',
    summary:
      'What so many servings of each of these recipes cost, by the bottles of the bar you have chosen, in the order of the recipes; those that are gone are left out',
    query: recipeIdsQuery.extend({ servings: z.coerce.number().int().min(1).max(200).default(1) }),
    response: z.strictObject({ items: z.array(drinkCostSchema) }),
    example: {
      query: { recipeIds: [recipeId], servings: 2 },
      response: {
        items: [
          {
            recipeId,
            name: 'Gimlet',
            totals: [{ amount: 326, currency: 'eur' }],
            unpriced: ['Lime cordial'],
            lacking: [],
            unmeasured: [],
          },
        ],
      },
    },
  },
  lastBought: {
    method: 'GET',
    path: '/inventory/bars/:id/last-bought/:itemId',
    access: 'member',
    summary:
      'The size and price at which an item, or else one of its kind, was bought last for one of your bars',
    params: z.strictObject({ id: idSchema, itemId: idSchema }),
    response: lastBoughtSchema,
    example: {
      params: { id: '01939c5e-6a00-7000-8000-000000000004', itemId: '01939c5e-6a00-7000-8000-000000000002' },
      response: {
        bottle: { size: 700, unit: 'ml', price: { amount: 1899, currency: 'eur' } },
        currency: 'eur',
      },
    },
  },
});
