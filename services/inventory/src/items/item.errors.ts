import { DomainError } from '@barspoon/platform';

/** Also for another member's item: whether it exists is nobody else's business. Implements BEYOND-02, BEYOND-42. */
export const itemNotFound = () => new DomainError('notFound', 'inventory.item_not_found', 'Item not found');

/** For an item of the catalogue, which everybody sees and admins change. Implements BEYOND-02. */
export const notYourItem = () =>
  new DomainError('forbidden', 'inventory.not_your_item', 'You can only change your own items.');

export const tooManyItems = (max: number) =>
  new DomainError(
    'refused',
    'inventory.too_many_items',
    `You can have up to ${max} custom items. Delete one to make room.`,
  );
