import { z } from 'zod';
import { slugSchema } from '../catalogue/library.ts';
import { allergens } from '../catalogue/vocabularies.ts';
import { doneSchema, idParams, idSchema, line, momentSchema, nameLine } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { priceSchema } from './bottles.ts';
import { publicMenuSchema } from './menus.ts';
import { openTicketStates, ticketMoves, ticketStates } from './ticket-terms.ts';

/** 192 bits, made by the guest's browser or the server, which keeps a hash of it. */
export const secretSchema = z.string().regex(/^[\w-]{32}$/, 'Scan the code of the table again');

/** An order as whoever placed it reads it. Nothing in it is another guest's. Implements BEYOND-250. */
export const guestTicketSchema = z.strictObject({
  id: idSchema,
  drink: z.string(),
  state: z.enum(ticketStates),
  /** Its place in line, from 1; null once it is begun. */
  place: z.number().int().nullable(),
  /** What of their allergies is in the drink. */
  warnings: z.array(z.enum(allergens)),
  /** Why it was refused. */
  reason: z.string().nullable(),
});
export type GuestTicket = z.output<typeof guestTicketSchema>;

/** An order as those who tend the bar read it. Implements BEYOND-251. */
export const ticketSchema = z.strictObject({
  id: idSchema,
  recipeId: idSchema,
  /** With its size, if it comes in several. */
  drink: z.string(),
  table: z.string(),
  guest: z.string(),
  note: z.string().nullable(),
  allergies: z.array(z.enum(allergens)),
  warnings: z.array(z.enum(allergens)),
  state: z.enum(openTicketStates),
  placedAt: momentSchema,
  /** When somebody began to make it; absent while nobody has. */
  begunAt: momentSchema.optional(),
  /** When it was ready; absent before. */
  readyAt: momentSchema.optional(),
  price: priceSchema.nullable(),
  /** What one of it takes, as it is poured here. */
  spec: z.array(z.strictObject({ amount: z.number().nullable(), unit: z.string(), name: z.string() })),
});
export type Ticket = z.output<typeof ticketSchema>;

export const barTableSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** When its code was made last; null where it has none. */
  codeSince: momentSchema.nullable(),
});
export type BarTable = z.output<typeof barTableSchema>;

const id = '01939c5e-6a00-7000-8000-000000000003';
const tableId = '01939c5e-6a00-7000-8000-00000000000d';
const ticketId = '01939c5e-6a00-7000-8000-00000000000e';
const token = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const key = 'BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB';
const device = 'CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC';
const tableParams = z.strictObject({ id: idSchema, tableId: idSchema });
const params = { id, tableId };
const response = { done: true } as const;
const ticket: Ticket = {
  id: ticketId,
  recipeId: '01939c5e-6a00-7000-8000-000000000001',
  drink: 'Daiquiri',
  table: 'By the window',
  guest: 'Ada',
  note: null,
  allergies: [],
  warnings: [],
  state: 'waiting',
  placedAt: '2026-01-01T20:00:00.000Z',
  price: { amount: 1200, currency: 'eur' },
  spec: [{ amount: 60, unit: 'ml', name: 'White rum' }],
};
const own: GuestTicket = {
  id: ticketId,
  drink: 'Daiquiri',
  state: 'waiting',
  place: 3,
  warnings: [],
  reason: null,
};

export const tableRoutes = defineRoutes('inventory.tables', {
  list: {
    method: 'GET',
    path: '/inventory/bars/:id/tables',
    access: 'member',
    summary:
      'The tables of a bar you tend, in the order in which they were added, and whether guests can order',
    params: idParams,
    response: z.strictObject({ isOpen: z.boolean(), tables: z.array(barTableSchema) }),
    example: {
      params: { id },
      response: {
        isOpen: true,
        tables: [{ id: tableId, name: 'By the window', codeSince: '2026-01-01T18:00:00.000Z' }],
      },
    },
  },
  set: {
    method: 'PUT',
    path: '/inventory/bars/:id/tables/:tableId',
    access: 'granted',
    summary: 'Add a table of your bar under an id of your own, or rename one',
    params: tableParams,
    body: z.strictObject({ name: nameLine(40) }),
    response: doneSchema,
    example: { params, body: { name: 'By the window' }, response },
  },
  remove: {
    method: 'DELETE',
    path: '/inventory/bars/:id/tables/:tableId',
    access: 'granted',
    summary: 'Remove a table of your bar with its code; repeating it changes nothing',
    params: tableParams,
    response: doneSchema,
    example: { params, response },
  },
  makeCode: {
    method: 'PUT',
    path: '/inventory/bars/:id/tables/:tableId/code',
    access: 'granted',
    summary: 'Make another code for a table of your bar; it is told once, and the former one is void',
    params: tableParams,
    response: z.strictObject({ token: secretSchema }),
    example: { params, response: { token } },
  },
  setOpen: {
    method: 'PUT',
    path: '/inventory/bars/:id/ordering',
    access: 'granted',
    summary:
      'Open or close ordering at your bar; what was ordered stays in the queue. Opening it lets those in who were banned',
    params: idParams,
    body: z.strictObject({ isOpen: z.boolean() }),
    response: doneSchema,
    example: { params: { id }, body: { isOpen: true }, response },
  },
});

export const ticketRoutes = defineRoutes('inventory.tickets', {
  list: {
    method: 'GET',
    path: '/inventory/bars/:id/tickets',
    access: 'member',
    summary: 'The open orders at a bar you tend, the oldest first',
    params: idParams,
    response: z.strictObject({
      items: z.array(ticketSchema),
      /** By the server's clock, which all moments of an order are told by. */
      now: momentSchema.optional(),
    }),
    example: { params: { id }, response: { items: [ticket], now: '2026-01-01T20:03:00.000Z' } },
  },
  move: {
    method: 'PUT',
    path: '/inventory/bars/:id/tickets',
    access: 'granted',
    summary:
      'Take open orders at your bar from one state to the next, together if they are; what is in another state already is left alone. What is served is made by the ledger',
    params: idParams,
    body: z
      .strictObject({
        ticketIds: z.array(idSchema).min(1).max(50),
        from: z.enum(openTicketStates),
        to: z.enum(ticketStates).exclude(['cancelled']),
        reason: line(120).nullable().default(null),
      })
      .refine(({ from, to }) => ticketMoves[from]?.includes(to), {
        path: ['to'],
        message: 'An order cannot go there from where it is',
      }),
    response: z.strictObject({ moved: z.array(idSchema) }),
    example: {
      params: { id },
      body: { ticketIds: [ticketId], from: 'waiting', to: 'begun' },
      response: { moved: [ticketId] },
    },
  },
  ban: {
    method: 'PUT',
    path: '/inventory/bars/:id/tickets/:ticketId/ban',
    access: 'granted',
    summary:
      'Take no more orders of the device that placed an order at your bar until ordering is opened again; what waits of it is refused',
    params: z.strictObject({ id: idSchema, ticketId: idSchema }),
    response: doneSchema,
    example: { params: { id, ticketId }, response },
  },
});

const slug = 'the-cabin';
const guestParams = z.strictObject({ slug: slugSchema, key: secretSchema });
export const guestOrderRoutes = defineRoutes('inventory.guest-orders', {
  table: {
    method: 'GET',
    path: '/menus/:slug/tables/:token',
    access: 'public',
    summary: 'The table that a code stands for, and whether orders are taken now',
    params: z.strictObject({ slug: slugSchema, token: secretSchema }),
    response: z.strictObject({ table: z.string(), isOpen: z.boolean() }),
    example: { params: { slug, token }, response: { table: 'By the window', isOpen: true } },
  },
  place: {
    method: 'PUT',
    path: '/menus/:slug/tickets/:key',
    access: 'public',
    summary:
      'Order a drink of a menu at a table, under a secret of your own by which you read it; the same again changes nothing. It holds what it takes of the bar',
    params: guestParams,
    body: z.strictObject({
      token: secretSchema,
      /** The same for all orders of a device. */
      device: secretSchema,
      drinkId: idSchema,
      /** Of a drink that comes in several. */
      sizeId: idSchema.optional(),
      guest: nameLine(30),
      note: line(120).nullable().default(null),
      allergies: z.array(z.enum(allergens)).max(allergens.length).default([]),
      /** They have read which of their allergies are in the drink. */
      isAware: z.boolean().default(false),
    }),
    response: guestTicketSchema,
    example: {
      params: { slug, key },
      body: { token, device, drinkId: '01939c5e-6a00-7000-8000-00000000000c', guest: 'Ada' },
      response: own,
    },
  },
  get: {
    method: 'GET',
    path: '/menus/:slug/tickets/:key',
    access: 'public',
    summary: 'An order of your own, with its place in line',
    params: guestParams,
    response: guestTicketSchema,
    example: { params: { slug, key }, response: own },
  },
  cancel: {
    method: 'DELETE',
    path: '/menus/:slug/tickets/:key',
    access: 'public',
    summary: 'Cancel an order of your own until it is begun; repeating it changes nothing',
    params: guestParams,
    response: guestTicketSchema,
    example: { params: { slug, key }, response: { ...own, state: 'cancelled', place: null } },
  },
});

/** What open pages of a menu follow. */
export const menuInternalRoutes = defineRoutes('inventory.menu-pages', {
  published: {
    access: 'internal',
    summary: 'What guests read of a published menu, for moderators, and whose bar it is of',
    params: z.strictObject({ slug: slugSchema }),
    response: z.strictObject({ id: idSchema, ownerId: idSchema, text: z.string() }),
    example: {
      params: { slug },
      response: {
        id: '01939c5e-6a00-7000-8000-00000000000a',
        ownerId: id,
        text: 'Winter · The cabin\nWhat we pour this season\nSours\nDaiquiri: Short, sharp and cold',
      },
    },
  },
  follow: {
    access: 'internal',
    summary: 'A published menu, whether orders are taken, and where each open order at its bar is, by its id',
    params: z.strictObject({ slug: slugSchema }),
    response: z.strictObject({
      menu: publicMenuSchema,
      isOpen: z.boolean(),
      tickets: z.record(
        idSchema,
        z.strictObject({ state: z.enum(openTicketStates), place: z.number().int().nullable() }),
      ),
    }),
    example: {
      params: { slug },
      response: {
        menu: {
          slug,
          name: 'Winter',
          line: null,
          barName: 'The cabin',
          availability: 'greyed',
          happyHour: null,
          pricesUntil: null,
          sections: [],
        },
        isOpen: true,
        tickets: { [ticketId]: { state: 'waiting', place: 3 } },
      },
    },
  },
});
