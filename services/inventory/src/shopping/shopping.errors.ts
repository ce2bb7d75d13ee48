import { shoppingLinesMax } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';

export const listFull = () =>
  new DomainError(
    'refused',
    'inventory.shopping_list_full',
    `A shopping list has room for ${shoppingLinesMax} lines. Clear what is ticked to make room.`,
  );
