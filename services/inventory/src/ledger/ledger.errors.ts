import { bottlesMax, type LedgerKind } from '@barspoon/contracts';
import { DomainError, InvalidInputError } from '@barspoon/platform';

/** Also for a bottle of another bar. */
export const bottleNotFound = () =>
  new DomainError('notFound', 'inventory.bottle_not_found', 'This bottle is not on the bar any more.');

export const entryNotFound = () =>
  new DomainError(
    'notFound',
    'inventory.entry_not_found',
    'There is no such entry in the ledger of this bar.',
  );

/** The id of an entry, or of a bottle, stands for something else already. */
export const idTaken = () =>
  new DomainError('conflict', 'inventory.id_taken', 'This id stands for something else already.');

export const alreadyUndone = () =>
  new DomainError('conflict', 'inventory.already_undone', 'This entry is undone already.');

export const cannotUndo = () =>
  new DomainError('refused', 'inventory.cannot_undo', 'This entry cannot be undone.');

export const tooManyBottles = () =>
  new DomainError('refused', 'inventory.too_many_bottles', `A bar has room for ${bottlesMax} bottles.`);

export const levelAboveSize = (size: number) =>
  new InvalidInputError([{ path: 'body.level', message: `This bottle holds ${size} at most` }]);

/** @param index of the line of a count */
export const countedAboveSize = (index: number, size: number) =>
  new InvalidInputError([
    { path: `body.lines.${index}.level`, message: `This bottle holds ${size} at most` },
  ]);

export const notThen = (kind: LedgerKind) =>
  new InvalidInputError([
    { path: 'body.at', message: `Nothing can be ${kind} in the future or over a year ago` },
  ]);

export const makesNothing = () =>
  new InvalidInputError([
    { path: 'body.recipeId', message: 'This recipe does not say that it makes an ingredient' },
  ]);

export const notHomemade = () =>
  new InvalidInputError([{ path: 'body.ingredient', message: 'Nobody has told how to make this at home' }]);
