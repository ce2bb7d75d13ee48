import { z } from 'zod';
import { idParams, idSchema, momentSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { type Price, priceSchema } from './bottles.ts';

const tabLineSchema = z.strictObject({
  /** Of the order. */
  id: idSchema,
  drink: z.string(),
  price: priceSchema.nullable(),
  placedAt: momentSchema,
  /** It is still on its way. */
  isOpen: z.boolean(),
});

/** What a table's guests were served and wait for, until it is closed or the evening is over. Implements BEYOND-252. */
export const tabSchema = z.strictObject({
  id: idSchema,
  table: z.string(),
  openedAt: momentSchema,
  closedAt: momentSchema.nullable(),
  guests: z.array(
    z.strictObject({
      name: z.string(),
      lines: z.array(tabLineSchema),
      totals: z.array(priceSchema),
    }),
  ),
  /** One for each currency. */
  totals: z.array(priceSchema),
  /** Drinks without a price. */
  unpriced: z.number().int(),
  /** Orders that are not served yet. */
  open: z.number().int(),
  /** Noted by hand when it was closed. */
  tip: priceSchema.nullable(),
});
export type Tab = z.output<typeof tabSchema>;

const id = '01939c5e-6a00-7000-8000-000000000003';
const tabId = '01939c5e-6a00-7000-8000-000000000010';
const tabParams = z.strictObject({ id: idSchema, tabId: idSchema });
const params = { id, tabId };
const price: Price = { amount: 1200, currency: 'eur' };
const tab: Tab = {
  id: tabId,
  table: 'By the window',
  openedAt: '2026-01-01T20:00:00.000Z',
  closedAt: null,
  guests: [
    {
      name: 'Ada',
      lines: [
        {
          id: '01939c5e-6a00-7000-8000-00000000000e',
          drink: 'Daiquiri',
          price,
          placedAt: '2026-01-01T20:00:00.000Z',
          isOpen: false,
        },
      ],
      totals: [price],
    },
  ],
  totals: [price],
  unpriced: 0,
  open: 0,
  tip: null,
};

export const tabRoutes = defineRoutes('inventory.tabs', {
  list: {
    method: 'GET',
    path: '/inventory/bars/:id/tabs',
    access: 'member',
    summary:
      'The tabs of the tables of a bar you tend: who was served what this evening, and what is still on its way. The latest first',
    params: idParams,
    response: z.strictObject({ items: z.array(tabSchema) }),
    example: { params: { id }, response: { items: [tab] } },
  },
  close: {
    method: 'PUT',
    path: '/inventory/bars/:id/tabs/:tabId/close',
    access: 'granted',
    summary:
      'Close the tab of a table of your bar, with a tip if there was one; again to correct the tip. What the table orders next is on another tab',
    params: tabParams,
    body: z.strictObject({ tip: priceSchema.nullable().default(null) }),
    response: tabSchema,
    example: {
      params,
      body: { tip: { amount: 200, currency: 'eur' } },
      response: { ...tab, closedAt: '2026-01-01T22:00:00.000Z', tip: { amount: 200, currency: 'eur' } },
    },
  },
  reopen: {
    method: 'DELETE',
    path: '/inventory/bars/:id/tabs/:tabId/close',
    access: 'granted',
    summary: 'Open a tab of this evening again; repeating it changes nothing',
    params: tabParams,
    response: tabSchema,
    example: { params, response: tab },
  },
});
