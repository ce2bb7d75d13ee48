import { DomainError } from '@barspoon/platform';

export const ratingNotFound = () =>
  new DomainError('notFound', 'catalogue.rating_not_found', 'This rating is not there any more.');

export const ownReview = () =>
  new DomainError('refused', 'catalogue.own_review', 'You can change or delete your own review instead.');
