import { adminBarItemRoutes } from '@barspoon/contracts';
import type { CursorBook } from '../data/cursor-book.ts';
import { methodsOf, type ResourceBinding } from '../data/resource-binding.ts';
import { type BarItemForm, barItemInputOf } from './bar-item-form.ts';

const binding: ResourceBinding<typeof adminBarItemRoutes, BarItemForm> = {
  routes: adminBarItemRoutes,
  createBody: barItemInputOf,
  reviseBody: barItemInputOf,
  fieldOf: (path) => path.replace(/^body\.?/, ''),
  failures: {
    list: 'Failed to load inventory items',
    get: 'Failed to load inventory items',
    create: 'Failed to create item',
    revise: 'Failed to update item',
    delete: 'Failed to delete item',
  },
};

/** Bar items for react-admin. Implements ADM-INV-01, ADM-INV-05 to ADM-INV-08. */
export const barItemMethods = (cursors: CursorBook) => methodsOf(binding, cursors);
