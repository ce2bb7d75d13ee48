import { DomainError, InvalidInputError } from '@barspoon/platform';

export const postNotFound = () => new DomainError('notFound', 'community.post_not_found', 'Post not found');

export const notYourPost = () =>
  new DomainError('forbidden', 'community.not_your_post', 'You can only change your own posts.');

export const noSuchRecipe = () =>
  new InvalidInputError([{ path: 'body.recipeId', message: 'This recipe is no longer there' }]);

/** The same for a private one: nobody learns that it exists. */
export const noSuchCollection = () =>
  new InvalidInputError([
    { path: 'body.collectionId', message: 'This collection is private or no longer there' },
  ]);
