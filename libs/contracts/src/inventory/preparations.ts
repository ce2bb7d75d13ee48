import { z } from 'zod';
import { preparationSchema, slugSchema } from '../catalogue/library.ts';
import { idParams } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { costSchema } from './costs.ts';

/** What can be made at home, and what the bar lacks for it. Implements BEYOND-213. */
export const barPreparationSchema = z.strictObject({
  ingredient: slugSchema,
  name: z.string(),
  ...preparationSchema.pick({ makesMl: true, keepsDays: true }).shape,
  /** Parts that do not stand on the bar. */
  lacking: z.array(z.string()),
});
export type BarPreparation = z.output<typeof barPreparationSchema>;

const id = '01939c5e-6a00-7000-8000-000000000003';

export const preparationRoutes = defineRoutes('inventory.preparations', {
  list: {
    method: 'GET',
    path: '/inventory/bars/:id/preparations',
    access: 'member',
    summary: 'Everything that can be made at home, what one of your bars has all parts of first',
    params: idParams,
    response: z.strictObject({ items: z.array(barPreparationSchema) }),
    example: {
      params: { id },
      response: {
        items: [
          {
            ingredient: 'orgeat',
            name: 'Orgeat',
            makesMl: 500,
            keepsDays: 21,
            lacking: ['orange flower water'],
          },
        ],
      },
    },
  },
  cost: {
    method: 'GET',
    path: '/me/preparation-costs/:id',
    access: 'member',
    summary:
      'What so many milliliters of something homemade cost, by the bottles of the bar you have chosen, and which parts it lacks',
    params: z.strictObject({ id: slugSchema }),
    query: z.strictObject({ ml: z.coerce.number().positive().max(20_000) }),
    response: costSchema,
    example: {
      params: { id: 'orgeat' },
      query: { ml: 500 },
      response: {
        totals: [{ amount: 420, currency: 'eur' }],
        unpriced: ['sugar'],
        lacking: [],
        unmeasured: [],
      },
    },
  },
});
