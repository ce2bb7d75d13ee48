import { DomainError } from '@barspoon/platform';

/** Also for another member's item: whether it exists is nobody else's business. Implements BEYOND-02, BEYOND-42. */
export const itemNotFound = () => new DomainError('notFound', 'inventory.item_not_found', 'Item not found');

export const tooManyItems = (most: number) =>
  new DomainError(
    'refused',
    'inventory.too_many_items',
    `You can keep up to ${most} items of your own. Delete one to make room.`,
  );
