import { DomainError } from '@barspoon/platform';

/** Also for an ingredient that nobody makes at home. */
export const preparationNotFound = () =>
  new DomainError(
    'notFound',
    'inventory.preparation_not_found',
    'There is no recipe for making this at home.',
  );
