import {
  type Allergen,
  allergenName,
  guestTicketsMax,
  tablesMax,
  tableTicketsMax,
} from '@barspoon/contracts';
import { DomainError, InvalidInputError } from '@barspoon/platform';

/** Also for the code of a table of another bar, and for one that was replaced. */
export const tableNotFound = () =>
  new DomainError(
    'notFound',
    'inventory.table_not_found',
    'This code is not valid any more. Scan the one on your table.',
  );

export const ticketNotFound = () =>
  new DomainError('notFound', 'inventory.ticket_not_found', 'There is no such order.');

export const orderingClosed = () =>
  new DomainError('refused', 'inventory.ordering_closed', 'The bar takes no orders here right now.');

export const guestBanned = () =>
  new DomainError('forbidden', 'inventory.guest_banned', 'Please order at the bar.');

export const guestHasEnough = () =>
  new DomainError(
    'refused',
    'inventory.too_many_of_guest',
    `You have ${guestTicketsMax} open orders. Order more when one of them is served.`,
  );

export const tableHasEnough = () =>
  new DomainError(
    'refused',
    'inventory.too_many_of_table',
    `Your table has ${tableTicketsMax} open orders. Order more when one of them is served.`,
  );

export const tooManyTables = () =>
  new DomainError('refused', 'inventory.too_many_tables', `A bar has room for ${tablesMax} tables.`);

export const sizeUnknown = () =>
  new InvalidInputError([
    { path: 'body.sizeId', message: 'Choose one of the sizes that this drink comes in' },
  ]);

/** @param other what is like it and can be made */
export const drinkOut = (drink: string, other: string | undefined) =>
  new DomainError(
    'refused',
    'inventory.drink_out',
    other ? `${drink} has just run out. How about ${other}?` : `${drink} has just run out.`,
  );

export const allergenInDrink = (drink: string, allergens: readonly Allergen[]) =>
  new DomainError(
    'refused',
    'inventory.allergen_in_drink',
    `${drink} contains ${allergens.map(allergenName).join(', ')}. Order it only if that is all right for you.`,
  );

export const unknownInDrink = (drink: string) =>
  new DomainError(
    'refused',
    'inventory.allergen_in_drink',
    `Nobody knows everything that ${drink} contains. Ask at the bar before you drink it.`,
  );

/** Also for a tab of another bar, and of another evening. */
export const tabNotFound = () =>
  new DomainError('notFound', 'inventory.tab_not_found', 'There is no such tab this evening.');

export const tabStillOpen = (open: number) =>
  new DomainError(
    'refused',
    'inventory.tab_open',
    open === 1
      ? 'An order of this table is not served yet. Serve or refuse it first.'
      : `${open} orders of this table are not served yet. Serve or refuse them first.`,
  );

export const tabFollowed = () =>
  new DomainError('refused', 'inventory.tab_followed', 'This table has another tab since.');

export const alreadyBegun = () =>
  new DomainError('conflict', 'inventory.ticket_begun', 'Your drink is being made already.');
