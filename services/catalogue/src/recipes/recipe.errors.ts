import { DomainError } from '@barspoon/platform';

export const recipeNotFound = () =>
  new DomainError('notFound', 'catalogue.recipe_not_found', 'Recipe not found');

export const recipeChanged = () =>
  new DomainError(
    'conflict',
    'catalogue.recipe_changed',
    'This recipe was changed in the meantime. Load it again.',
  );

export const tooManyFeatured = (limit: number) =>
  new DomainError(
    'refused',
    'catalogue.too_many_featured',
    `At most ${limit} recipes can be featured at a time.`,
  );
