import { DomainError } from '@barspoon/platform';

export const recipeNotFound = () =>
  new DomainError('notFound', 'catalogue.recipe_not_found', 'Recipe not found');

export const recipeChanged = () =>
  new DomainError(
    'conflict',
    'catalogue.recipe_changed',
    'Someone else changed this recipe. Reload it and try again.',
  );

export const tooManyFeatured = (limit: number) =>
  new DomainError(
    'refused',
    'catalogue.too_many_featured',
    `You can feature up to ${limit} recipes at a time.`,
  );
