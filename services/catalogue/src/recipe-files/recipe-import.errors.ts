import { DomainError } from '@barspoon/platform';

export const importNotFound = () =>
  new DomainError(
    'notFound',
    'catalogue.import_not_found',
    'This import is no longer available. Choose the file again.',
  );

export const notText = () =>
  new DomainError(
    'unsupported',
    'catalogue.not_text',
    "This isn't a text file. Choose a recipe file: YAML, JSON, or CSV.",
  );

export const formatUnknown = () =>
  new DomainError(
    'unsupported',
    'catalogue.format_unknown',
    "We can't read this file. Supported formats are the recipe library (YAML), Barspoon, schema.org Recipe, Bar Assistant, Mealie, Tandoor, TheCocktailDB, Open Drinks, and IBA lists (JSON), Cooklang, and CSV.",
  );

export const tooManyRecipes = (max: number) =>
  new DomainError('tooLarge', 'catalogue.too_many_recipes', `A file can contain up to ${max} recipes.`);

export const importNotReady = () =>
  new DomainError('conflict', 'catalogue.import_not_ready', 'The file is still being read.');

export const importFailed = (problem: string) =>
  new DomainError('refused', 'catalogue.import_failed', problem);

export const recipesMoved = (names: readonly string[]) =>
  new DomainError(
    'conflict',
    'catalogue.import_outdated',
    `These recipes have changed since the file was read: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}. Nothing was imported. Read the file again.`,
  );
