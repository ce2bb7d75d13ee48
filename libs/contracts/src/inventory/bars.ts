import { z } from 'zod';
import { doneSchema, idParams, idSchema, nameLine } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';

/** Max bars a member owns, archived ones included. */
export const barsMax = 10;
/** What a bar is called that nobody has named yet. */
export const firstBarName = 'My Bar';

/** What a member may do at a bar: everything, change what stands on it, or read. */
export const barRoles = ['owner', 'bartender', 'guest'] as const;
export type BarRole = (typeof barRoles)[number];

/** A bar in the list of those a member is at. Implements BEYOND-200. */
export const barSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  role: z.enum(barRoles),
  /** The bar every member begins with; it can be neither deleted nor archived. */
  isFirst: z.boolean(),
  /** The one that is meant wherever a member's bar is asked for. */
  isChosen: z.boolean(),
  isArchived: z.boolean(),
  /** Items on it. */
  count: z.number().int().min(0),
  /** Members at it besides its owner. */
  members: z.number().int().min(0),
});
export type BarSummary = z.output<typeof barSchema>;

const barInputSchema = z.strictObject({ name: nameLine(60) });

const id = '01939c5e-6a00-7000-8000-000000000003';
const cabin: BarSummary = {
  id,
  name: 'The cabin',
  role: 'owner',
  isFirst: false,
  isChosen: true,
  isArchived: false,
  count: 0,
  members: 0,
};
const itemParams = z.strictObject({ id: idSchema, itemId: idSchema });
const itemExample = {
  params: { id, itemId: '01939c5e-6a00-7000-8000-000000000002' },
  response: { done: true },
} as const;
const example = { params: { id }, response: { done: true } } as const;

export const ownBarRoutes = defineRoutes('inventory.bars', {
  list: {
    method: 'GET',
    path: '/inventory/bars',
    access: 'member',
    summary: 'Your bars, the first one first',
    response: z.strictObject({ items: z.array(barSchema) }),
    example: {
      response: {
        items: [
          {
            id: '01939c5e-6a00-7000-8000-000000000002',
            name: firstBarName,
            role: 'owner',
            isFirst: true,
            isChosen: true,
            isArchived: false,
            count: 12,
            members: 0,
          },
        ],
      },
    },
  },
  create: {
    method: 'POST',
    path: '/inventory/bars',
    access: 'granted',
    idempotent: 'in transaction',
    summary: 'Open another bar of your own and choose it',
    body: barInputSchema,
    response: barSchema,
    status: 201,
    example: { body: { name: cabin.name }, response: cabin },
  },
  rename: {
    method: 'PUT',
    path: '/inventory/bars/:id',
    access: 'granted',
    summary: 'Rename a bar of your own',
    params: idParams,
    body: barInputSchema,
    response: doneSchema,
    example: { ...example, body: { name: 'The lake house' } },
  },
  delete: {
    method: 'DELETE',
    path: '/inventory/bars/:id',
    access: 'granted',
    summary: 'Delete a bar of your own with what stands on it; the first one stays',
    params: idParams,
    response: doneSchema,
    example,
  },
  choose: {
    method: 'PUT',
    path: '/inventory/bars/:id/choice',
    access: 'member',
    summary: 'Choose the bar that is meant wherever your bar is asked for',
    params: idParams,
    response: doneSchema,
    example,
  },
  archive: {
    method: 'PUT',
    path: '/inventory/bars/:id/archive',
    access: 'granted',
    summary: 'Put a bar of your own away with everything on it; the first one stays',
    params: idParams,
    response: doneSchema,
    example,
  },
  restore: {
    method: 'DELETE',
    path: '/inventory/bars/:id/archive',
    access: 'granted',
    summary: 'Take a bar of your own out of the archive',
    params: idParams,
    response: doneSchema,
    example,
  },
  addItem: {
    method: 'PUT',
    path: '/inventory/bars/:id/items/:itemId',
    access: 'granted',
    summary: 'Put an item on one of your bars; repeating it changes nothing',
    params: itemParams,
    response: doneSchema,
    example: itemExample,
  },
  removeItem: {
    method: 'DELETE',
    path: '/inventory/bars/:id/items/:itemId',
    access: 'granted',
    summary: 'Take an item off one of your bars; repeating it changes nothing',
    params: itemParams,
    response: doneSchema,
    example: itemExample,
  },
});
