import { DomainError, InvalidInputError } from '@barspoon/platform';

/** Implements PROF-30. */
export const notAPicture = (cause?: unknown) =>
  new DomainError('unsupported', 'gateway.not_a_picture', 'Please select an image file', { cause });

/** Implements PROF-31. */
export const fileTooLarge = () =>
  new DomainError('tooLarge', 'gateway.file_too_large', 'File size must be less than 5MB');

export const tooManyPixels = () =>
  new DomainError(
    'tooLarge',
    'gateway.too_many_pixels',
    'This picture has too many pixels. Send a smaller one.',
  );

export const fileMissing = (field: string) =>
  new InvalidInputError([{ path: `body.${field}`, message: 'Please select an image file' }]);

/** One answer for what is not there, may not be asked and takes too long: it tells nothing of our own network. */
export const pictureNotFetched = (cause?: unknown) =>
  new DomainError(
    'refused',
    'gateway.picture_not_fetched',
    'There is no picture at this address that we can fetch.',
    {
      cause,
    },
  );

export const fileNotFound = () =>
  new DomainError('notFound', 'gateway.file_not_found', 'There is no such file.');
