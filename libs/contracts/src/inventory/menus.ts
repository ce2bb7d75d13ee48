import { z } from 'zod';
import { slugSchema } from '../catalogue/library.ts';
import { allergens } from '../catalogue/vocabularies.ts';
import { timeZoneSchema } from '../common/clock-times.ts';
import { doneSchema, idParams, idSchema, line, momentSchema, nameLine } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { priceSchema } from './bottles.ts';
import { happyHoursSchema } from './happy-hours.ts';
import {
  drinkSizesMax,
  menuAvailabilities,
  menuDrinksMax,
  menuSectionsMax,
  menuTags,
  sizeFactorMax,
  sizeFactorMin,
} from './menu-terms.ts';

const addressSchema = slugSchema.min(3).max(60);
const amountSchema = priceSchema.shape.amount;

/** One way to have a drink: a glass or a pitcher of it, a single or a double. Implements BEYOND-260. */
const drinkSizeSchema = z.strictObject({
  id: idSchema,
  name: nameLine(30),
  /** How many of what the recipe makes for one it takes. */
  factor: z.number().min(sizeFactorMin).max(sizeFactorMax),
  price: amountSchema.nullable().default(null),
});
const sizesSchema = z
  .array(drinkSizeSchema)
  .min(1)
  .max(drinkSizesMax)
  .refine(
    (sizes) => new Set(sizes.map(({ name }) => name.toLowerCase())).size === sizes.length,
    'Give each size a name of its own',
  );
const drinkShape = {
  id: idSchema,
  recipeId: idSchema,
  /** Null for the recipe's own. */
  name: nameLine(80).nullable().default(null),
  line: line(160).nullable().default(null),
  /** In the smallest unit of the menu's currency; null for one with sizes, which have theirs. */
  price: amountSchema.nullable().default(null),
  tags: z.array(z.enum(menuTags)).max(menuTags.length).default([]),
  /** Absent for one that comes in one size. */
  sizes: sizesSchema.optional(),
};
const contentShape = {
  name: nameLine(60),
  line: line(160).nullable().default(null),
  currency: priceSchema.shape.currency,
  availability: z.enum(menuAvailabilities),
  happyHours: happyHoursSchema.nullable().default(null),
};

/** A menu as it is written. Implements BEYOND-245. */
export const menuInputSchema = z.strictObject({
  ...contentShape,
  /** The revision it is based on; 0 for a new one. */
  revision: z.number().int().min(0),
  sections: z
    .array(
      z.strictObject({
        id: idSchema,
        name: nameLine(60),
        drinks: z
          .array(
            z.strictObject(drinkShape).refine(({ price, sizes }) => price === null || !sizes, {
              path: ['price'],
              message: 'Write the price at each size',
            }),
          )
          .max(menuDrinksMax),
      }),
    )
    .max(menuSectionsMax)
    .refine(
      (sections) => sections.flatMap(({ drinks }) => drinks).length <= menuDrinksMax,
      `A menu has room for ${menuDrinksMax} drinks`,
    )
    .refine((sections) => {
      const drinks = sections.flatMap((section) => section.drinks);
      const sizes = drinks.flatMap((drink) => drink.sizes ?? []);
      const ids = [...sections, ...drinks, ...sizes].map(({ id }) => id);
      return new Set(ids).size === ids.length;
    }, 'Give each section, drink and size an id of its own'),
});
export type MenuInput = z.output<typeof menuInputSchema>;

/** What is to happen to the page of a menu by itself. Implements BEYOND-256. */
export const menuPlanSchema = z
  .strictObject({
    /** It is published as it is written then. */
    publish: z.strictObject({ at: momentSchema, slug: addressSchema }).nullable(),
    /** Its page is taken down. */
    withdrawAt: momentSchema.nullable(),
  })
  .refine(
    ({ publish, withdrawAt }) => !publish || !withdrawAt || Date.parse(publish.at) < Date.parse(withdrawAt),
    { path: ['withdrawAt'], message: 'The page is taken down after it is published' },
  );
export type MenuPlan = z.output<typeof menuPlanSchema>;

/** A menu as those who tend the bar read it. */
export const menuSchema = z.strictObject({
  id: idSchema,
  ...contentShape,
  revision: z.number().int(),
  sections: z.array(
    z.strictObject({
      id: idSchema,
      name: z.string(),
      drinks: z.array(z.strictObject({ ...drinkShape, recipeName: z.string() })),
    }),
  ),
  /** Where it is to be read; null while it is a draft. */
  slug: slugSchema.nullable(),
  publishedAt: momentSchema.nullable(),
  /** What is written is not what is published. */
  isChanged: z.boolean(),
  plan: menuPlanSchema,
  /** What was planned last and could not be done, and why. */
  missed: z.strictObject({ at: momentSchema, why: z.string() }).nullable(),
  /** A moderator has taken down its page: the member who reads why. */
  withheldFrom: idSchema.nullable(),
  /** What was published, the latest first. */
  versions: z.array(z.strictObject({ number: z.number().int(), at: momentSchema })),
});
export type Menu = z.output<typeof menuSchema>;

const menuSummarySchema = menuSchema
  .pick({ id: true, name: true, slug: true, isChanged: true, plan: true, withheldFrom: true })
  .extend({ drinks: z.number().int() });
export type MenuSummary = z.output<typeof menuSummarySchema>;

const publicPriceShape = {
  /** What it costs now. */
  price: priceSchema.nullable(),
  /** What it costs outside of happy hour; null at all other times. */
  fullPrice: priceSchema.nullable(),
};
/** A drink as anybody reads it. Implements BEYOND-246. */
export const publicDrinkSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  line: z.string().nullable(),
  ...publicPriceShape,
  /** Absent for one that comes in one size; with them the drink itself has no price. */
  sizes: z
    .array(
      z.strictObject({
        id: idSchema,
        name: z.string(),
        ...publicPriceShape,
        /** Of all of it; null where an ingredient is unknown. */
        standardDrinks: z.number().nullable(),
        isOut: z.boolean(),
      }),
    )
    .optional(),
  tags: z.array(z.enum(menuTags)),
  ingredients: z.array(z.string()),
  alcoholic: z.boolean(),
  /** Percent by volume; null where an ingredient is unknown. */
  abv: z.number().nullable(),
  standardDrinks: z.number().nullable(),
  /** With what its optional lines add. */
  allergens: z.array(z.enum(allergens)),
  /** Every ingredient is known, so that it contains no other allergens. */
  isKnown: z.boolean(),
  /** Path of the drawn picture; takes `?mode=light|dark`. */
  picture: z.string(),
  /** It cannot be made from what is on the bar and not held for others, in no size. */
  isOut: z.boolean(),
});
export type PublicDrink = z.output<typeof publicDrinkSchema>;
export const publicMenuSchema = z.strictObject({
  slug: slugSchema,
  name: z.string(),
  line: z.string().nullable(),
  barName: z.string(),
  availability: z.enum(menuAvailabilities),
  /** What is on now, and when it ends by the clock of the bar. Implements BEYOND-255. */
  happyHour: z
    .strictObject({ percent: z.number().int(), until: momentSchema, timeZone: timeZoneSchema })
    .nullable(),
  /** When prices change next by the clock; null where they never do. */
  pricesUntil: momentSchema.nullable(),
  sections: z.array(z.strictObject({ name: z.string(), drinks: z.array(publicDrinkSchema) })),
});
export type PublicMenu = z.output<typeof publicMenuSchema>;

const id = '01939c5e-6a00-7000-8000-000000000003';
const menuId = '01939c5e-6a00-7000-8000-00000000000a';
const menuParams = z.strictObject({ id: idSchema, menuId: idSchema });
const params = { id, menuId };
const drink = {
  id: '01939c5e-6a00-7000-8000-00000000000c',
  recipeId: '01939c5e-6a00-7000-8000-000000000001',
  name: null,
  line: 'Short, sharp and cold',
  price: 1200,
  tags: ['house' as const],
};
const section = { id: '01939c5e-6a00-7000-8000-00000000000b', name: 'Sours', drinks: [drink] };
const content = {
  name: 'Winter',
  line: 'What we pour this season',
  currency: 'eur',
  availability: 'greyed',
  happyHours: {
    timeZone: 'Europe/Berlin',
    windows: [{ weekdays: [1, 2, 3, 4, 5], from: '17:00', to: '19:00', percent: 20 }],
  },
} satisfies Pick<Menu, 'name' | 'line' | 'currency' | 'availability' | 'happyHours'>;
const published: Menu = {
  id: menuId,
  ...content,
  revision: 1,
  sections: [{ ...section, drinks: [{ ...drink, recipeName: 'Daiquiri' }] }],
  slug: 'the-cabin',
  publishedAt: '2026-01-01T18:00:00.000Z',
  isChanged: false,
  plan: { publish: null, withdrawAt: '2026-03-01T02:00:00.000Z' },
  missed: null,
  withheldFrom: null,
  versions: [{ number: 1, at: '2026-01-01T18:00:00.000Z' }],
};
const response = { done: true } as const;
const shown: PublicMenu = {
  slug: 'the-cabin',
  name: content.name,
  line: content.line,
  barName: 'The cabin',
  availability: 'greyed',
  happyHour: { percent: 20, until: '2026-01-07T18:00:00.000Z', timeZone: 'Europe/Berlin' },
  pricesUntil: '2026-01-07T18:00:00.000Z',
  sections: [
    {
      name: section.name,
      drinks: [
        {
          id: drink.id,
          name: 'Daiquiri',
          line: drink.line,
          price: { amount: 960, currency: content.currency },
          fullPrice: { amount: drink.price, currency: content.currency },
          tags: drink.tags,
          ingredients: ['White rum', 'Lime juice', 'Simple syrup'],
          alcoholic: true,
          abv: 20.1,
          standardDrinks: 1.5,
          allergens: [],
          isKnown: true,
          picture: '/pictures/daiquiri-1.svg',
          isOut: false,
        },
      ],
    },
  ],
};

export const menuRoutes = defineRoutes('inventory.menus', {
  list: {
    method: 'GET',
    path: '/inventory/bars/:id/menus',
    access: 'member',
    summary: 'The menus of a bar you tend, by name',
    params: idParams,
    response: z.strictObject({ items: z.array(menuSummarySchema) }),
    example: {
      params: { id },
      response: {
        items: [
          {
            id: menuId,
            name: content.name,
            slug: published.slug,
            isChanged: false,
            plan: published.plan,
            withheldFrom: null,
            drinks: 1,
          },
        ],
      },
    },
  },
  get: {
    method: 'GET',
    path: '/inventory/bars/:id/menus/:menuId',
    access: 'member',
    summary: 'A menu of a bar you tend, as it is written, with the versions that were published',
    params: menuParams,
    response: menuSchema,
    example: { params, response: published },
  },
  save: {
    method: 'PUT',
    path: '/inventory/bars/:id/menus/:menuId',
    access: 'granted',
    summary:
      'Write a menu of your bar under an id of your own, or change one; refused with 409 when it changed since you read it. Guests see it when it is published',
    params: menuParams,
    body: menuInputSchema,
    response: menuSchema,
    example: { params, body: { ...content, revision: 0, sections: [section] }, response: published },
  },
  delete: {
    method: 'DELETE',
    path: '/inventory/bars/:id/menus/:menuId',
    access: 'granted',
    summary: 'Delete a menu of your bar with its page',
    params: menuParams,
    response: doneSchema,
    example: { params, response },
  },
  publish: {
    method: 'PUT',
    path: '/inventory/bars/:id/menus/:menuId/publication',
    access: 'granted',
    summary: 'Publish a menu of your bar as it is written, at an address of your choice, for anybody to read',
    params: menuParams,
    body: z.strictObject({ slug: addressSchema }),
    response: menuSchema,
    example: { params, body: { slug: 'the-cabin' }, response: published },
  },
  withdraw: {
    method: 'DELETE',
    path: '/inventory/bars/:id/menus/:menuId/publication',
    access: 'granted',
    summary: 'Take down the page of a menu of your bar; it stays as a draft',
    params: menuParams,
    response: menuSchema,
    example: { params, response: { ...published, slug: null, publishedAt: null, isChanged: true } },
  },
  plan: {
    method: 'PUT',
    path: '/inventory/bars/:id/menus/:menuId/plan',
    access: 'granted',
    summary:
      'Plan when a menu of your bar is published, as it is written then, and when its page is taken down, instead of what was planned before',
    params: menuParams,
    body: menuPlanSchema,
    response: menuSchema,
    example: { params, body: published.plan, response: published },
  },
  preview: {
    method: 'PUT',
    path: '/inventory/bars/:id/menus/:menuId/preview',
    access: 'granted',
    summary: 'A menu of your bar as guests would read it now, as you have written it; nothing is stored',
    params: menuParams,
    body: menuInputSchema,
    response: publicMenuSchema,
    example: { params, body: { ...content, revision: 0, sections: [section] }, response: shown },
  },
  restore: {
    method: 'PUT',
    path: '/inventory/bars/:id/menus/:menuId/restored',
    access: 'granted',
    summary: 'Write a menu of your bar as it was published before; its page changes when it is published',
    params: menuParams,
    body: z.strictObject({ number: z.number().int().min(1) }),
    response: menuSchema,
    example: { params, body: { number: 1 }, response: published },
  },
});

export const publicMenuRoutes = defineRoutes('inventory.public-menus', {
  get: {
    method: 'GET',
    path: '/menus/:slug',
    access: 'public',
    summary: 'A published menu of a bar, with what can be made now',
    params: z.strictObject({ slug: slugSchema }),
    response: publicMenuSchema,
    example: {
      params: { slug: 'the-cabin' },
      response: shown,
    },
  },
});
