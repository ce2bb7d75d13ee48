import { DomainError } from '@barspoon/platform';

export const importNotFound = () =>
  new DomainError(
    'notFound',
    'catalogue.import_not_found',
    'There is no such import any more. Choose the file again.',
  );

export const notText = () =>
  new DomainError(
    'unsupported',
    'catalogue.not_text',
    'This is no text file. Choose a file of recipes: YAML, JSON-LD or JSON.',
  );

export const formatUnknown = () =>
  new DomainError(
    'unsupported',
    'catalogue.format_unknown',
    'This is no file of recipes that we can read. We read the recipe library (YAML), schema.org Recipe (JSON-LD) and Bar Assistant (JSON).',
  );

export const tooManyRecipes = (most: number) =>
  new DomainError('tooLarge', 'catalogue.too_many_recipes', `A file may hold at most ${most} recipes.`);

export const importNotReady = () =>
  new DomainError('conflict', 'catalogue.import_not_ready', 'The file is still being read.');

export const importFailed = (problem: string) =>
  new DomainError('refused', 'catalogue.import_failed', problem);

export const recipesMoved = (names: readonly string[]) =>
  new DomainError(
    'conflict',
    'catalogue.import_outdated',
    `Changed here since the file was read: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}. Nothing was imported. Read the file again.`,
  );
