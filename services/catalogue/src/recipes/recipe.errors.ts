import { DomainError, InvalidInputError } from '@barspoon/platform';

export const recipeNotFound = () =>
  new DomainError('notFound', 'catalogue.recipe_not_found', 'Recipe not found');

export const originalNotFound = () =>
  new DomainError(
    'notFound',
    'catalogue.original_not_found',
    'The recipe this one is based on is no longer public.',
  );

export const versionNotFound = () =>
  new DomainError(
    'notFound',
    'catalogue.version_not_found',
    'This version is no longer kept. Reload the list of versions.',
  );

export const recipeChanged = () =>
  new DomainError(
    'conflict',
    'catalogue.recipe_changed',
    'Someone else changed this recipe. Reload it and try again.',
  );

export const photoRemoved = () =>
  new DomainError(
    'refused',
    'catalogue.photo_removed',
    'A moderator removed this photo. Choose another one, or appeal the decision.',
  );

/** @param names of the recipes, the one that was sent first @param path of its spec in the request */
export function needsItself(names: readonly string[], path: string) {
  const [first] = names;
  const steps = names.map((name, at) => `“${name}” needs “${names[at + 1] ?? first}”`);
  return new InvalidInputError([
    { path, message: `${steps.join(', ')}. Nothing can be made from itself: leave one of these out` },
  ]);
}

export const recipeNotYours = () =>
  new DomainError('forbidden', 'catalogue.recipe_not_yours', 'This recipe belongs to somebody else.');

export const ratesOwnRecipe = () =>
  new DomainError('forbidden', 'catalogue.own_recipe', "You can't rate a recipe of your own.");

export const tooManyRecipes = (limit: number) =>
  new DomainError(
    'refused',
    'catalogue.too_many_recipes',
    `You can have up to ${limit} recipes of your own. Delete one to make room.`,
  );

export const featuredChanged = () =>
  new DomainError(
    'conflict',
    'catalogue.featured_changed',
    'Other recipes are featured by now. Load the list again.',
  );

export const tooManyFeatured = (limit: number) =>
  new DomainError(
    'refused',
    'catalogue.too_many_featured',
    `You can feature up to ${limit} recipes at a time.`,
  );
