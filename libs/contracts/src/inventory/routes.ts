import { z } from 'zod';
import { libraryBarItemSchema } from '../catalogue/library.ts';
import { recipeIdsQuery } from '../catalogue/recipes.ts';
import { seedReportSchema } from '../catalogue/routes.ts';
import { auditRoutesOf } from '../common/audit.ts';
import { deadLetterRoutesOf, operationRoutesOf } from '../common/operations.ts';
import { outsidePictureRouteOf } from '../common/outside-pictures.ts';
import { ownDataRoutesOf } from '../common/own-data.ts';
import { serviceStateRoutesOf } from '../common/service-state.ts';
import { countedPageOf, doneSchema, flagQuery, idParams, idSchema, pageQuery } from '../common/shapes.ts';
import { tableRoutesOf } from '../common/tables.ts';
import { tasteRouteOf } from '../common/tastes.ts';
import { defineRoutes } from '../kit/routes.ts';
import {
  adminBarItemInputSchema,
  type BarItem,
  barCountsSchema,
  barItemInputSchema,
  barItemQuery,
  barItemSchema,
  importedBarItemSchema,
  type Match,
  matchSchema,
  nextBottleSchema,
} from './items.ts';

export { barInviteRoutes, barMemberRoutes } from './bar-members.ts';
export { ownBarRoutes } from './bars.ts';
export { costRoutes } from './costs.ts';
export { countRoutes } from './counts.ts';
export { eveningRoutes } from './evenings.ts';
export { barFigureRoutes } from './figures.ts';
export { ledgerRoutes } from './ledger.ts';
export { menuRoutes, publicMenuRoutes } from './menus.ts';
export { parRoutes } from './pars.ts';
export { partyPlanRoutes } from './party-plans.ts';
export { preparationRoutes } from './preparations.ts';
export { purchaseRoutes } from './purchases.ts';
export { barReminderRoutes, shoppingRoutes } from './shopping.ts';
export { tabRoutes } from './tabs.ts';
export { guestOrderRoutes, menuInternalRoutes, tableRoutes, ticketRoutes } from './tickets.ts';

const id = '01939c5e-6a00-7000-8000-000000000002';
const exampleItem: BarItem = {
  id,
  name: 'London Dry Gin',
  brand: 'Generic',
  category: 'spirits',
  subcategory: 'Gin',
  image: '/placeholder.svg',
  popular: true,
  ingredient: 'london-dry-gin',
  color: '#f4f6f5',
  userId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  inInventory: true,
};
const exampleItemInput = {
  name: 'Sloe Gin',
  brand: 'Home made',
  category: 'spirits',
  subcategory: 'Liqueur',
} as const;
const exampleMatch: Match = {
  recipeId: '01939c5e-6a00-7000-8000-000000000001',
  slug: 'daiquiri',
  name: 'Daiquiri',
  category: 'Rum',
  alcoholic: true,
  picture: '/pictures/daiquiri-1.svg',
  percent: 67,
  matched: 2,
  total: 3,
  missing: ['Lime Juice'],
  toMake: [],
  swaps: [],
};
/** Counts what stands in for a missing ingredient. */
const swapsQuery = { swaps: flagQuery.optional() };
/** Asks all open bars of the member as if they were one, and not only the chosen one. */
const allBarsQuery = { allBars: flagQuery.optional() };

export const barItemRoutes = defineRoutes('inventory.items', {
  list: {
    method: 'GET',
    path: '/inventory/items',
    access: 'public',
    summary: 'Bar items, what most bars have first; with a member also their own and which are on their bar',
    query: barItemQuery,
    response: countedPageOf(barItemSchema).extend({ counts: barCountsSchema }),
    example: {
      query: { category: 'spirits' },
      response: {
        items: [exampleItem],
        nextCursor: null,
        total: 1,
        counts: { all: 1, spirits: 1, beer: 0, mixers: 0, fruit: 0, supplies: 0 },
      },
    },
  },
  create: {
    method: 'POST',
    path: '/inventory/items',
    access: 'granted',
    idempotent: 'in transaction',
    summary: 'Create a custom item, visible to you alone and not yet on your bar',
    body: barItemInputSchema,
    response: barItemSchema,
    status: 201,
    example: { body: exampleItemInput, response: exampleItem },
  },
  revise: {
    method: 'PUT',
    path: '/inventory/items/:id',
    access: 'granted',
    summary: 'Change a custom item of your own',
    params: idParams,
    body: barItemInputSchema,
    response: barItemSchema,
    example: { params: { id }, body: exampleItemInput, response: exampleItem },
  },
  delete: {
    method: 'DELETE',
    path: '/inventory/items/:id',
    access: 'granted',
    summary: 'Delete a custom item of your own; it leaves your bars too',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
});

export const barRoutes = defineRoutes('inventory.bar', {
  add: {
    method: 'PUT',
    path: '/inventory/bar/:id',
    access: 'granted',
    summary: 'Put an item on the bar you have chosen; repeating it changes nothing',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
  remove: {
    method: 'DELETE',
    path: '/inventory/bar/:id',
    access: 'granted',
    summary: 'Take an item off the bar you have chosen; repeating it changes nothing',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
});

export const matchRoutes = defineRoutes('inventory.matches', {
  list: {
    method: 'GET',
    path: '/me/matches',
    access: 'member',
    summary:
      'Recipes your bar meets, best first; `makeable` for those it meets wholly, `swaps` to count substitutes, `allBars` for all your bars',
    query: z.strictObject({
      makeable: flagQuery.optional(),
      ...swapsQuery,
      ...allBarsQuery,
      ...pageQuery(24, 48),
    }),
    response: countedPageOf(matchSchema).extend({ makeable: z.number().int(), owned: z.number().int() }),
    example: {
      query: {},
      response: { items: [exampleMatch], nextCursor: null, total: 1, makeable: 0, owned: 2 },
    },
  },
  marks: {
    method: 'GET',
    path: '/me/matches/marks',
    access: 'member',
    summary:
      'How far your bar meets these recipes; `swaps` to count substitutes, `allBars` for all your bars',
    query: recipeIdsQuery.extend({ ...swapsQuery, ...allBarsQuery }),
    response: z.strictObject({ items: z.array(matchSchema) }),
    example: { query: { recipeIds: [exampleMatch.recipeId] }, response: { items: [exampleMatch] } },
  },
  nextBottles: {
    method: 'GET',
    path: '/me/next-bottles',
    access: 'member',
    summary:
      'One bottle away: the single purchases that would make the most new drinks, with `allBars` for all your bars. A bar that meets nothing yet is advised a set to begin with',
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(20).default(5), ...allBarsQuery }),
    response: z.strictObject({
      items: z.array(nextBottleSchema),
      /** Of a set to start with, the drinks its bottles make together; null where each bottle is counted alone. */
      startingSet: z.strictObject({ makes: z.number().int().min(1) }).nullable(),
    }),
    example: {
      query: {},
      response: {
        items: [
          {
            ingredient: 'lime-juice',
            name: 'Lime Juice',
            makes: 1,
            recipes: [{ recipeId: exampleMatch.recipeId, slug: 'daiquiri', name: 'Daiquiri' }],
            itemId: id,
          },
        ],
        startingSet: null,
      },
    },
  },
});

export const adminBarItemRoutes = defineRoutes('inventory.admin-items', {
  list: {
    method: 'GET',
    path: '/admin/inventory/items',
    access: 'staff:library',
    summary: 'All bar items, custom ones with their owner',
    query: barItemQuery.omit({ bar: true, owned: true, sort: true }).extend({
      custom: flagQuery.optional(),
      sort: z.enum(['name', 'createdAt']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    }),
    response: countedPageOf(barItemSchema),
    example: { query: {}, response: { items: [exampleItem], nextCursor: null, total: 1 } },
  },
  get: {
    method: 'GET',
    path: '/admin/inventory/items/:id',
    access: 'staff:library',
    summary: 'One bar item',
    params: idParams,
    response: barItemSchema,
    example: { params: { id }, response: exampleItem },
  },
  create: {
    method: 'POST',
    path: '/admin/inventory/items',
    access: 'staff:library',
    summary: 'Add an item to the bar catalogue',
    body: adminBarItemInputSchema,
    response: barItemSchema,
    status: 201,
    example: { body: { ...exampleItemInput, popular: true }, response: exampleItem },
  },
  revise: {
    method: 'PUT',
    path: '/admin/inventory/items/:id',
    access: 'staff:library',
    summary: 'Change a bar item',
    params: idParams,
    body: adminBarItemInputSchema,
    response: barItemSchema,
    example: { params: { id }, body: { ...exampleItemInput, popular: false }, response: exampleItem },
  },
  delete: {
    method: 'DELETE',
    path: '/admin/inventory/items/:id',
    access: 'staff:library',
    stepUp: true,
    summary: 'Delete a bar item; it leaves every bar',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
});

export const inventoryInternalRoutes = defineRoutes('inventory.internal', {
  barOf: {
    access: 'internal',
    summary: "What is on a member's bar, for those they show it to; their own items are left out",
    params: z.strictObject({ memberId: idSchema }),
    query: z.strictObject(pageQuery(24, 48)),
    response: countedPageOf(barItemSchema),
    example: {
      params: { memberId: id },
      query: {},
      response: { items: [exampleItem], nextCursor: null, total: 1 },
    },
  },
  outsidePicture: outsidePictureRouteOf('a bar item'),
  makeable: {
    access: 'internal',
    summary: "Recipes a member's bar makes, up to 2,000 of them",
    params: z.strictObject({ memberId: idSchema }),
    response: z.strictObject({ recipeIds: z.array(idSchema).max(2000) }),
    example: { params: { memberId: id }, response: { recipeIds: [id] } },
  },
  havingAmong: tasteRouteOf('Which of these members have an ingredient, or one of its kinds, on their bar'),
  reportBar: {
    access: 'internal',
    summary: 'What of a bar a member imports would be new on theirs, and what there is no room for',
    params: z.strictObject({ memberId: idSchema }),
    body: z.strictObject({ items: z.array(importedBarItemSchema) }),
    response: z.strictObject({
      new: z.number().int().min(0),
      same: z.number().int().min(0),
      refused: z.number().int().min(0),
    }),
    example: {
      params: { memberId: id },
      body: { items: [{ name: 'Sloe Gin', brand: 'Home made', category: 'spirits', isOwnItem: true }] },
      response: { new: 1, same: 0, refused: 0 },
    },
  },
  seedItems: {
    access: 'internal',
    summary: 'Bring a batch of library bar items to the given state, idempotent by slug',
    body: z.strictObject({ items: z.array(libraryBarItemSchema).min(1).max(100) }),
    response: seedReportSchema,
    example: {
      body: {
        items: [{ slug: 'london-dry-gin', name: 'London Dry Gin', brand: 'Generic', category: 'spirits' }],
      },
      response: { inserted: 1, updated: 0, kept: 0 },
    },
  },
  rebuild: {
    access: 'internal',
    summary:
      "Fetch what is kept of the catalogue again, its recipes' facts or its vocabulary, or make the bottles of bars from their ledgers",
    body: z.strictObject({
      projection: z.enum(['recipes', 'vocabulary', 'bars']),
      /** Of bottles: where to go on. */
      after: z.string().max(64).default(''),
    }),
    response: z.strictObject({
      count: z.number().int().min(0),
      /** Of bottles: how many were stored otherwise than their ledger says, byte for byte. */
      corrected: z.number().int().min(0).optional(),
      next: z.string().nullable().optional(),
    }),
    example: { body: { projection: 'recipes' }, response: { count: 350 } },
  },
});

export const inventoryDeadLetterRoutes = deadLetterRoutesOf('inventory');
export const inventoryOperationRoutes = operationRoutesOf('inventory');
export const inventoryStateRoutes = serviceStateRoutesOf('inventory');
export const inventoryAuditRoutes = auditRoutesOf('inventory');
export const inventoryOwnDataRoutes = ownDataRoutesOf('inventory');
export const inventoryTableRoutes = tableRoutesOf('inventory');
