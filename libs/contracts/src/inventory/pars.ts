import { z } from 'zod';
import { doneSchema, emailOf, idParams, idSchema, line } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { bottleUnits, priceSchema } from './bottles.ts';

/** Max bottles an item is to have, and suppliers of one bar. */
export const parMax = 200;
export const suppliersMax = 50;

const supplierShape = {
  name: line(80),
  email: emailOf('Enter an email address, for example orders@example.com').nullable().default(null),
};
/** Whom a bar orders from, in the words of those who work there; nobody else reads them. */
export const supplierSchema = z.strictObject({ id: idSchema, ...supplierShape });
export type Supplier = z.output<typeof supplierSchema>;

/** An item with how much of it is to be there, and is. Implements BEYOND-236. */
export const parItemSchema = z.strictObject({
  itemId: idSchema,
  name: z.string(),
  /** Bottles there are to be; null where nobody has said. */
  par: z.number().nullable(),
  /** Bottles there are, parts of them included; one that nobody has counted is whole. */
  have: z.number(),
  /** Whole bottles that are lacking. */
  order: z.number().int().min(0),
  /** It stands on the shopping list already. */
  isOnList: z.boolean(),
  supplierId: idSchema.nullable(),
  /** As it was bought last; null where it never was. */
  size: z.number().nullable(),
  unit: z.enum(bottleUnits),
  price: priceSchema.nullable(),
});
export type ParItem = z.output<typeof parItemSchema>;

const id = '01939c5e-6a00-7000-8000-000000000003';
const itemId = '01939c5e-6a00-7000-8000-000000000002';
const supplier: Supplier = {
  id: '01939c5e-6a00-7000-8000-000000000008',
  name: 'The wholesaler',
  email: 'orders@example.com',
};
const supplierParams = z.strictObject({ id: idSchema, supplierId: idSchema });
const params = { id, supplierId: supplier.id };
const response = { done: true } as const;

export const parRoutes = defineRoutes('inventory.pars', {
  list: {
    method: 'GET',
    path: '/inventory/bars/:id/pars',
    access: 'member',
    summary:
      'What stands on one of your bars, or is to, with its par level and what is to be ordered, by name, and its suppliers',
    params: idParams,
    response: z.strictObject({ items: z.array(parItemSchema), suppliers: z.array(supplierSchema) }),
    example: {
      params: { id },
      response: {
        items: [
          {
            itemId,
            name: 'Gin',
            par: 3,
            have: 1.4,
            order: 2,
            isOnList: false,
            supplierId: supplier.id,
            size: 700,
            unit: 'ml',
            price: { amount: 1899, currency: 'eur' },
          },
        ],
        suppliers: [supplier],
      },
    },
  },
  set: {
    method: 'PUT',
    path: '/inventory/bars/:id/pars/:itemId',
    access: 'granted',
    summary: 'Say how many bottles of an item are to be on your bar, and from whom; null for no par level',
    params: z.strictObject({ id: idSchema, itemId: idSchema }),
    body: z.strictObject({
      par: z.number().positive().max(parMax).nullable(),
      supplierId: idSchema.nullable().default(null),
    }),
    response: doneSchema,
    example: { params: { id, itemId }, body: { par: 3, supplierId: supplier.id }, response },
  },
  setSupplier: {
    method: 'PUT',
    path: '/inventory/bars/:id/suppliers/:supplierId',
    access: 'granted',
    summary: 'Add a supplier of your bar under an id of your own, or change one',
    params: supplierParams,
    body: z.strictObject(supplierShape),
    response: doneSchema,
    example: { params, body: { name: supplier.name, email: supplier.email }, response },
  },
  removeSupplier: {
    method: 'DELETE',
    path: '/inventory/bars/:id/suppliers/:supplierId',
    access: 'granted',
    summary: 'Remove a supplier of your bar; its items keep their par levels',
    params: supplierParams,
    response: doneSchema,
    example: { params, response },
  },
});
