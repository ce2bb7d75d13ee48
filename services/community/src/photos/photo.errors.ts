import { DomainError, InvalidInputError } from '@barspoon/platform';

export const photoNotFound = () =>
  new DomainError('notFound', 'community.photo_not_found', 'Photo not found');

export const notYourPhoto = () =>
  new DomainError('forbidden', 'community.not_your_photo', 'You can only delete your own photos.');

/** Implements BEYOND-90. */
export const notYourRecipe = () =>
  new InvalidInputError([{ path: 'body.recipeId', message: 'Choose a public recipe of your own' }]);
