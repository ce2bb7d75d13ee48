import { z } from 'zod';
import { dayMs } from '../common/durations.ts';
import { idParams, idSchema, momentSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { priceSchema } from './bottles.ts';
import { eveningDaysMax, menuClasses } from './evening-terms.ts';

const whole = z.number().int();
const countShape = { ordered: whole, served: whole, refused: whole, cancelled: whole };
/** A price that may be less than nothing. */
const marginSchema = z.strictObject({ amount: whole, currency: priceSchema.shape.currency });

const eveningDrinkSchema = z.strictObject({
  recipeId: idSchema,
  drink: z.string(),
  ...countShape,
  /** What was served of it brought, and cost by the bottles it was poured from; one for each currency. */
  brought: z.array(priceSchema),
  cost: z.array(priceSchema),
  /** Some of what it took has no price: it cost more. */
  isCostPartial: z.boolean(),
  /** What one of it leaves of its price; null where price or cost is not known. */
  margin: marginSchema.nullable(),
  class: z.enum(menuClasses).nullable(),
});
export type EveningDrink = z.output<typeof eveningDrinkSchema>;

/** What guests ordered at a bar from one moment to another, and what came of it. Implements BEYOND-253, BEYOND-254. */
export const eveningSchema = z.strictObject({
  ...countShape,
  /** Still on its way. */
  open: whole,
  /** Those in which something was ordered or done, in order; what was ordered at its time, the rest when it was. */
  quarters: z.array(z.strictObject({ at: momentSchema, ...countShape })),
  /** Seconds from order to ready, of what was ready; null where nothing was. */
  wait: z.strictObject({ count: whole, median: whole, p90: whole }).nullable(),
  brought: z.array(priceSchema),
  /** Served without a price. */
  unpriced: whole,
  cost: z.array(priceSchema),
  isCostPartial: z.boolean(),
  /** Noted on the tabs of tables. */
  tips: z.array(priceSchema),
  /** With those that nobody ordered, if a menu of the bar has them now. */
  drinks: z.array(eveningDrinkSchema),
  /** The share of all drinks served from which one is popular. */
  popularFrom: z.number(),
  /** For each currency the margin from which a drink is profitable. */
  profitableFrom: z.array(marginSchema),
  /** Drinks an order took the last of. */
  ranOut: z.array(z.strictObject({ drink: z.string(), at: momentSchema })),
  refusals: z.array(z.strictObject({ drink: z.string(), reason: z.string().nullable(), at: momentSchema })),
});
export type Evening = z.output<typeof eveningSchema>;

const id = '01939c5e-6a00-7000-8000-000000000003';
const from = '2026-01-01T06:00:00.000Z';
const to = '2026-01-02T06:00:00.000Z';
const counts = { ordered: 3, served: 2, refused: 1, cancelled: 0 };
const eur = (amount: number) => ({ amount, currency: 'eur' });
export const eveningRoutes = defineRoutes('inventory.evenings', {
  read: {
    method: 'GET',
    path: '/inventory/bars/:id/evening',
    access: 'member',
    summary:
      'What guests ordered at a bar you tend from one moment to another: when, what it cost and brought, how long they waited, what ran out, and which drinks of the menu earn their place',
    params: idParams,
    query: z
      .strictObject({ from: momentSchema, to: momentSchema })
      .refine(({ from: first, to: last }) => Date.parse(first) < Date.parse(last), {
        path: ['to'],
        message: 'Choose an end after the beginning',
      })
      .refine(({ from: first, to: last }) => Date.parse(last) - Date.parse(first) <= eveningDaysMax * dayMs, {
        path: ['to'],
        message: `Choose ${eveningDaysMax} days at most`,
      }),
    response: eveningSchema,
    example: {
      params: { id },
      query: { from, to },
      response: {
        ...counts,
        open: 0,
        quarters: [
          { at: '2026-01-01T20:00:00.000Z', ...counts, served: 1 },
          { at: '2026-01-01T20:15:00.000Z', ordered: 0, served: 1, refused: 0, cancelled: 0 },
        ],
        wait: { count: 2, median: 240, p90: 420 },
        brought: [eur(2400)],
        unpriced: 0,
        cost: [eur(412)],
        isCostPartial: false,
        tips: [eur(200)],
        drinks: [
          {
            recipeId: '01939c5e-6a00-7000-8000-000000000001',
            drink: 'Daiquiri',
            ...counts,
            brought: [eur(2400)],
            cost: [eur(412)],
            isCostPartial: false,
            margin: eur(994),
            class: 'star',
          },
        ],
        popularFrom: 0.7,
        profitableFrom: [eur(994)],
        ranOut: [{ drink: 'Daiquiri', at: '2026-01-01T20:10:00.000Z' }],
        refusals: [{ drink: 'Daiquiri', reason: 'out of limes', at: '2026-01-01T20:12:00.000Z' }],
      },
    },
  },
});
