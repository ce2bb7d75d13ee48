import { collectionRecipesMax, collectionsMax } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';

/** Also for a private one of another member: nobody learns that it exists. */
export const collectionNotFound = () =>
  new DomainError('notFound', 'catalogue.collection_not_found', 'Collection not found');

export const collectionNotYours = () =>
  new DomainError('forbidden', 'catalogue.collection_not_yours', 'This collection belongs to somebody else.');

export const collectionChanged = () =>
  new DomainError(
    'conflict',
    'catalogue.collection_changed',
    'This collection was changed in the meantime. Load it again.',
  );

export const collectionFull = () =>
  new DomainError(
    'refused',
    'catalogue.collection_full',
    `A collection holds at most ${collectionRecipesMax} recipes.`,
  );

export const tooManyCollections = () =>
  new DomainError(
    'refused',
    'catalogue.too_many_collections',
    `You can have at most ${collectionsMax} collections.`,
  );
