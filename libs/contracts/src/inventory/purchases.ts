import { z } from 'zod';
import { line } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { priceSchema } from './bottles.ts';
import { nextBottleSchema } from './items.ts';

/** Max bottles of one purchase. */
export const purchaseMax = 5;
const amount = priceSchema.shape.amount;

/** What a member may spend. A bottle they have a price for counts for that, every other for the usual one. */
const budgetSchema = z.strictObject({
  amount: amount.min(1),
  typical: amount.min(1),
  currency: priceSchema.shape.currency,
});

/** A bottle of the set; its price is one of the member's own, or null where the usual one counts. */
const purchaseSchema = nextBottleSchema.extend({ price: priceSchema.nullable() });
export type Purchase = z.output<typeof purchaseSchema>;

export const purchaseRoutes = defineRoutes('inventory.purchases', {
  best: {
    method: 'POST',
    path: '/me/best-purchases',
    access: 'member',
    summary:
      'The bottles to buy together: those that make the most new drinks, drinks the member likes counting for three and disliked ones for nothing',
    body: z.strictObject({
      bottles: z.number().int().min(1).max(purchaseMax).default(2),
      budget: budgetSchema.nullable().default(null),
      /** Bottles that are not wanted, by the names they were proposed with. */
      without: z.array(line(200)).max(50).default([]),
      allBars: z.boolean().default(false),
    }),
    response: z.strictObject({
      items: z.array(purchaseSchema).max(purchaseMax),
      makes: z.number().int().min(0),
      /** Drinks among them that the member has saved or rated with four stars or more. */
      liked: z.number().int().min(0),
      /** With a budget what the bottles cost together. */
      cost: priceSchema.nullable(),
      /** Whether what the member likes could be asked for. */
      knowsTaste: z.boolean(),
    }),
    example: {
      body: { bottles: 1, budget: { amount: 3000, typical: 2500, currency: 'eur' } },
      response: {
        items: [
          {
            ingredient: 'lime-juice',
            name: 'Lime Juice',
            makes: 1,
            recipes: [
              { recipeId: '01939c5e-6a00-7000-8000-000000000001', slug: 'daiquiri', name: 'Daiquiri' },
            ],
            itemId: '01939c5e-6a00-7000-8000-000000000002',
            price: { amount: 250, currency: 'eur' },
          },
        ],
        makes: 1,
        liked: 1,
        cost: { amount: 250, currency: 'eur' },
        knowsTaste: true,
      },
    },
  },
});
