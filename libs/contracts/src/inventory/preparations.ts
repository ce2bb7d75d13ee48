import { z } from 'zod';
import { preparationSchema, slugSchema } from '../catalogue/library.ts';
import { homemadeSchema, recipeParams } from '../catalogue/recipes.ts';
import { idParams, idSchema, line } from '../common/shapes.ts';
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

/** An own recipe that makes an ingredient, and what the bar lacks for it. Implements BEYOND-301. */
export const ownPreparationSchema = z.strictObject({
  recipeId: idSchema,
  name: z.string(),
  ...homemadeSchema.shape,
  lacking: z.array(z.string()),
});
export type OwnPreparation = z.output<typeof ownPreparationSchema>;

/** A line of a recipe that an own recipe makes. */
export const madeLineSchema = ownPreparationSchema.extend({
  /** As the recipe writes it. */
  line: z.string(),
  /** The bar has it already, from wherever. */
  isThere: z.boolean(),
});
export type MadeLine = z.output<typeof madeLineSchema>;

export const askedLinesMax = 100;
const linesSchema = z.array(line(200)).min(1).max(askedLinesMax);
/** Lines of recipes; in an address one under the other, as each may hold a comma. */
const askedLinesSchema = z.union([
  linesSchema,
  z
    .string()
    .transform((text) => text.split('\n'))
    .pipe(linesSchema),
]);

const id = '01939c5e-6a00-7000-8000-000000000003';
const syrup = { recipeId: id, name: 'Rosemary syrup', makesMl: 400, keepsDays: 21, lacking: [] };

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
  own: {
    method: 'GET',
    path: '/inventory/bars/:id/own-preparations',
    access: 'member',
    summary: 'Your own recipes that make an ingredient, what one of your bars has all parts of first',
    params: idParams,
    response: z.strictObject({ items: z.array(ownPreparationSchema) }),
    example: { params: { id }, response: { items: [syrup] } },
  },
  ofLines: {
    method: 'GET',
    path: '/me/own-preparations',
    access: 'member',
    summary:
      'Which lines, as recipes write them, one of your own recipes makes, and what the bar you have chosen lacks for it',
    query: z.strictObject({ lines: askedLinesSchema }),
    response: z.strictObject({ items: z.array(madeLineSchema) }),
    example: {
      query: { lines: 'Rosemary syrup' },
      response: { items: [{ ...syrup, line: 'Rosemary syrup', isThere: false }] },
    },
  },
  cost: {
    method: 'GET',
    path: '/me/preparation-costs/:id',
    access: 'member',
    summary:
      'What so many milliliters of something homemade cost, by the bottles of the bar you have chosen, and which parts it lacks',
    /** Of an ingredient that is made at home, by its slug, or of a recipe that makes one, by its id. */
    params: recipeParams,
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
