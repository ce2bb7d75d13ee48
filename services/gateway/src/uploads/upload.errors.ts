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
  new DomainError('refused', 'gateway.picture_not_fetched', "We couldn't get a picture from this address.", {
    cause,
  });

export const fileNotFound = () => new DomainError('notFound', 'gateway.file_not_found', 'File not found.');

/** The queue is so long that the next one would not be done in time. */
export const picturesBusy = () =>
  new DomainError(
    'unavailable',
    'gateway.pictures_busy',
    'Many pictures are being prepared right now. Please try again in a moment.',
    { retryAfter: 5 },
  );

/** Nobody reads it: the client has gone. */
export const uploadCancelled = () =>
  new DomainError('refused', 'gateway.upload_cancelled', 'The upload was canceled.');

export const uploadInProgress = () =>
  new DomainError(
    'limited',
    'gateway.upload_in_progress',
    'Another upload of yours is still in progress. Please wait until it is done.',
    { retryAfter: 2 },
  );
