import { recipeFileBytesLimit } from '@barspoon/contracts';
import { DomainError, InvalidInputError } from '@barspoon/platform';

const chooseOne = 'Please choose a file of recipes';

export const notAForm = () => new DomainError('unsupported', 'gateway.not_a_form', chooseOne);

export const recipeFileMissing = (field: string) =>
  new InvalidInputError([{ path: `body.${field}`, message: chooseOne }]);

export const recipeFileTooLarge = () =>
  new DomainError(
    'tooLarge',
    'gateway.file_too_large',
    `The file must be smaller than ${recipeFileBytesLimit / 1024 / 1024} MB.`,
  );
