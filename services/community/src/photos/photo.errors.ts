import { DomainError, InvalidInputError } from '@barspoon/platform';

export const photoNotFound = () =>
  new DomainError('notFound', 'community.photo_not_found', 'Photo not found');

export const notYourPhoto = () =>
  new DomainError('forbidden', 'community.not_your_photo', 'You can only delete your own photos.');

export const ownPhoto = () =>
  new DomainError('refused', 'community.own_photo', 'You cannot report your own photo. You can delete it.');

/** Implements BEYOND-90. */
export const notYourRecipe = () =>
  new InvalidInputError([{ path: 'body.recipeId', message: 'Choose a public recipe of your own' }]);

/** It was shared already, or another upload took its place. */
export const noSuchFile = () =>
  new InvalidInputError([
    { path: 'body.fileId', message: 'This picture is no longer there. Please choose it again.' },
  ]);
