import { z } from 'zod';
import { recipeIdsQuery } from '../catalogue/recipes.ts';
import { idSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { priceSchema } from './bottles.ts';

/** What drinks cost; with names in any of the lists it is the least that they cost. Implements BEYOND-210. */
export const drinkCostSchema = z.strictObject({
  recipeId: idSchema,
  name: z.string(),
  /** Of all servings: one for each currency, which are never added up. Empty where nothing is known. */
  totals: z.array(priceSchema),
  /** What stands on the bar without a price. */
  unpriced: z.array(z.string()),
  /** What the bar has not, by the names the recipe writes. */
  lacking: z.array(z.string()),
  /** What is judged by eye, or measured in what a bottle is not. */
  unmeasured: z.array(z.string()),
});
export type DrinkCost = z.output<typeof drinkCostSchema>;

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
});
