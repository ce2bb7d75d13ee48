import { DomainError } from '@barspoon/platform';

/** Also for one of another bar, and for one that is undone. */
export const countNotFound = () =>
  new DomainError('notFound', 'inventory.count_not_found', 'There is no such count of this bar.');

export const tooFewCounts = () =>
  new DomainError(
    'refused',
    'inventory.too_few_counts',
    'Count this bar twice: what went in between is shown then.',
  );
