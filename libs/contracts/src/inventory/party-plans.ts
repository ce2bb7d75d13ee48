import { z } from 'zod';
import { slugSchema } from '../catalogue/library.ts';
import { allergens, garnishShapes, glasses } from '../catalogue/vocabularies.ts';
import { idParams, idSchema } from '../common/shapes.ts';
import { units } from '../common/units.ts';
import { defineRoutes } from '../kit/routes.ts';
import { costSchema } from './costs.ts';
import { partyMax, partyRules, partySteps, partyWays } from './party-plan-terms.ts';
import { aisles } from './shopping.ts';

const count = z.number().int().min(0);
const amountsSchema = z.array(z.strictObject({ amount: z.number(), unit: z.enum(units) }));
const namedAmountsSchema = z.strictObject({ name: z.string(), amounts: amountsSchema });
/** Milliliters, to a hundredth. */
const ml = z.number().min(0);

const whole = (name: string, min: number, max: number) =>
  z.coerce
    .number()
    .int(`${name}: enter a whole number`)
    .min(min, `${name}: enter ${min} or more`)
    .max(max, `${name}: enter ${max} or less`);
const rule = (name: string, max: number) =>
  z.coerce.number().min(0, `${name}: enter 0 or more`).max(max, `${name}: enter ${max} or less`);

const shareSchema = z.strictObject({
  recipeId: idSchema,
  share: z.number().int().min(1).max(partyMax.share),
});
/** Recipes with their share of the evening, in an address as `id.share,id.share`. */
const drinksQuery = z
  .union([
    z.array(shareSchema),
    z.string().transform((text) =>
      text
        .split(',')
        .filter(Boolean)
        .map((one) => {
          const [recipeId, share = '1'] = one.split('.');
          return { recipeId, share: Number(share) };
        }),
    ),
  ])
  .pipe(
    z
      .array(shareSchema)
      .max(partyMax.drinks, `Choose ${partyMax.drinks} drinks at most`)
      .refine((drinks) => new Set(drinks.map(({ recipeId }) => recipeId)).size === drinks.length, {
        message: 'Choose each drink once',
      }),
  );

const partyDrinkSchema = z.strictObject({
  recipeId: idSchema,
  slug: z.string(),
  name: z.string(),
  alcoholic: z.boolean(),
  share: z.number().int(),
  servings: count,
  way: z.enum(partyWays),
  /** Of what is made ahead: what goes into it, the water that ice would have added, and what is added at the glass. */
  batch: z
    .strictObject({
      lines: z.array(z.strictObject({ name: z.string(), ml })),
      waterMl: ml,
      totalMl: ml,
      atGlass: z.array(z.string()),
    })
    .nullable(),
});
export type PartyDrink = z.output<typeof partyDrinkSchema>;

const partyNeedSchema = z.strictObject({
  name: z.string(),
  ingredient: slugSchema.nullable(),
  aisle: z.enum(aisles),
  drinks: z.array(z.string()),
  /** Of each unit the sum, volumes in ml; empty where there is to be some. */
  amounts: amountsSchema,
  /** Whether the bar lacks some of it, and how much. */
  isLacking: z.boolean(),
  lacking: amountsSchema,
  /** Whole bottles that make up for it, and what they leave over; null for what is not sold in bottles. */
  bottles: z.strictObject({ size: ml, count, leftMl: ml }).nullable(),
  /** What of it is made at home instead, from what, and how many days that keeps. */
  homemade: z
    .strictObject({ ml, keepsDays: z.number().int(), parts: z.array(namedAmountsSchema) })
    .nullable(),
});
export type PartyNeed = z.output<typeof partyNeedSchema>;

/** What an evening with guests takes of a bar. Nothing of it is stored. Implements BEYOND-262. */
export const partyPlanSchema = z.strictObject({
  /** Drinks for each guest. */
  perGuest: z.number(),
  drinks: z.array(partyDrinkSchema),
  /** Drinks without alcohol for which nothing is chosen. */
  freeUnplanned: count,
  /** Chosen recipes that the reader may not read, or that are gone. */
  hidden: count,
  needs: z.array(partyNeedSchema),
  ice: z.strictObject({ mixingGrams: count, glassGrams: count, spareGrams: count }),
  glasses: z.array(z.strictObject({ glass: z.enum(glasses), count })),
  garnishes: z.array(z.strictObject({ shape: z.enum(garnishShapes), ingredient: slugSchema, count })),
  waterMl: ml,
  /** In the order of the clock, each so many hours before guests come. */
  steps: z.array(
    z.strictObject({
      step: z.enum(partySteps),
      hoursBefore: z.number(),
      things: z.array(namedAmountsSchema),
    }),
  ),
  /** Of what is poured, by the bottles of the bar. */
  cost: costSchema,
  /** With the drinks that contain them, also by an optional line. */
  allergens: z.array(z.strictObject({ allergen: z.enum(allergens), drinks: z.array(z.string()) })),
  /** Drinks of which nobody knows all that they contain. */
  unknown: z.array(z.string()),
  /** Drinks that the bar can make and nobody has chosen, those without alcohol first. */
  offers: z.array(z.strictObject({ recipeId: idSchema, name: z.string(), alcoholic: z.boolean() })),
});
export type PartyPlan = z.output<typeof partyPlanSchema>;

const id = '01939c5e-6a00-7000-8000-000000000003';
const recipeId = '01939c5e-6a00-7000-8000-000000000001';
const lime = { name: 'Lime', amounts: [{ amount: 9, unit: 'piece' as const }] };
const juice = { name: 'Lime juice', amounts: [{ amount: 250, unit: 'ml' as const }] };

export const partyPlanRoutes = defineRoutes('inventory.party-plans', {
  read: {
    method: 'GET',
    path: '/inventory/bars/:id/party-plan',
    access: 'member',
    summary:
      'What an evening with so many guests takes of one of your bars: servings, what to buy, ice, glasses, batches, what to prepare when, and what it costs',
    params: idParams,
    query: z
      .strictObject({
        guests: whole('Guests', 1, partyMax.guests),
        hours: whole('Hours', 1, partyMax.hours),
        /** How many of the guests drink without alcohol. */
        free: whole('Guests without alcohol', 0, partyMax.guests).default(0),
        drinks: drinksQuery.default([]),
        first: rule('Drinks in the first hour', partyMax.first).default(partyRules.first),
        later: rule('Drinks in each hour after', partyMax.later).default(partyRules.later),
        /** Percent of ice beside what the drinks take. */
        spare: rule('Extra ice', partyMax.spare).default(partyRules.spare),
      })
      .refine(({ guests, free }) => free <= guests, {
        path: ['free'],
        message: 'Guests without alcohol: enter no more than there are guests',
      }),
    response: partyPlanSchema,
    example: {
      params: { id },
      query: { guests: 10, hours: 1, drinks: `${recipeId}.1`, first: 1 },
      response: {
        perGuest: 1,
        drinks: [
          {
            recipeId,
            slug: 'daiquiri',
            name: 'Daiquiri',
            alcoholic: true,
            share: 1,
            servings: 10,
            way: 'premixed',
            batch: {
              lines: [
                { name: 'White rum', ml: 600 },
                { name: 'Simple syrup', ml: 150 },
              ],
              waterMl: 0,
              totalMl: 750,
              atGlass: ['Lime juice'],
            },
          },
        ],
        freeUnplanned: 0,
        hidden: 0,
        needs: [
          {
            name: 'White rum',
            ingredient: 'white-rum',
            aisle: 'spirits',
            drinks: ['Daiquiri'],
            amounts: [{ amount: 600, unit: 'ml' }],
            isLacking: true,
            lacking: [{ amount: 250, unit: 'ml' }],
            bottles: { size: 700, count: 1, leftMl: 450 },
            homemade: null,
          },
          {
            ...juice,
            ingredient: 'lime-juice',
            aisle: 'mixers',
            drinks: ['Daiquiri'],
            isLacking: true,
            lacking: juice.amounts,
            bottles: null,
            homemade: { ml: 250, keepsDays: 2, parts: [lime] },
          },
        ],
        ice: { mixingGrams: 2000, glassGrams: 0, spareGrams: 500 },
        glasses: [{ glass: 'coupe', count: 10 }],
        garnishes: [{ shape: 'wheel', ingredient: 'lime', count: 10 }],
        waterMl: 2500,
        steps: [
          { step: 'shop', hoursBefore: 24, things: [] },
          { step: 'squeeze', hoursBefore: 4, things: [juice] },
        ],
        cost: {
          totals: [{ amount: 1626, currency: 'eur' }],
          unpriced: [],
          lacking: ['Lime juice'],
          unmeasured: [],
        },
        allergens: [{ allergen: 'sulphites', drinks: ['Daiquiri'] }],
        unknown: [],
        offers: [
          { recipeId: '01939c5e-6a00-7000-8000-000000000008', name: 'Virgin Mojito', alcoholic: false },
        ],
      },
    },
  },
});
