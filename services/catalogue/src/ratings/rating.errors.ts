import { DomainError } from '@barspoon/platform';

export const ratingNotFound = () =>
  new DomainError('notFound', 'catalogue.rating_not_found', 'This rating is not there any more.');
