import { DomainError } from '@barspoon/platform';

export const ingredientNotFound = () =>
  new DomainError('notFound', 'catalogue.ingredient_not_found', 'Ingredient not found');

export const ingredientChanged = () =>
  new DomainError(
    'conflict',
    'catalogue.ingredient_changed',
    'Someone else changed this ingredient. Reload it and try again.',
  );
