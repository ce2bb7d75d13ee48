import { maxSavedPostings } from '@barspoon/contracts';
import { DomainError, InvalidInputError } from '@barspoon/platform';

/** Also for a closed one: nobody but those concerned sees it anymore. */
export const postingNotFound = () =>
  new DomainError('notFound', 'professional.posting_not_found', 'Job posting not found');

export const closingDayOver = () =>
  new InvalidInputError([{ path: 'body.closesOn', message: 'Choose today or a later day' }]);

export const tooManySaved = () =>
  new DomainError(
    'conflict',
    'professional.too_many_saved',
    `You can save up to ${maxSavedPostings} jobs. Take one off first.`,
  );

export const notYourPosting = () =>
  new DomainError(
    'forbidden',
    'professional.not_your_posting',
    'Only whoever posted this job may do that, and admins.',
  );
