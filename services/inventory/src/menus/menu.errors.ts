import { menusMax } from '@barspoon/contracts';
import { DomainError, InvalidInputError } from '@barspoon/platform';

/** Also for a menu of another bar, and for one that is not published. */
export const menuNotFound = () =>
  new DomainError('notFound', 'inventory.menu_not_found', 'There is no such menu.');

export const tooManyMenus = () =>
  new DomainError('refused', 'inventory.too_many_menus', `A bar has room for ${menusMax} menus.`);

export const menuChangedMeanwhile = () =>
  new DomainError(
    'conflict',
    'inventory.menu_changed',
    'Somebody else changed this menu meanwhile. Load it again.',
  );

export const menuEmpty = () =>
  new DomainError('refused', 'inventory.menu_empty', 'Put a drink on the menu before you publish it.');

export const addressTaken = () =>
  new InvalidInputError([
    { path: 'body.slug', message: 'Another menu has this address already. Choose another one' },
  ]);

/** @param path of the moment */
export const momentNotAhead = (path: string) =>
  new InvalidInputError([{ path, message: 'Choose a time in the future' }]);

/** @param path of the drink */
export const recipeUnknown = (path: string) =>
  new InvalidInputError([{ path, message: 'There is no such recipe, or you may not read it' }]);
