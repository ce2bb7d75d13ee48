import { DomainError } from '@barspoon/platform';

/** Also for a closed one: nobody but those concerned sees it any more. */
export const postingNotFound = () =>
  new DomainError('notFound', 'professional.posting_not_found', 'Job posting not found');

export const notYourPosting = () =>
  new DomainError(
    'forbidden',
    'professional.not_your_posting',
    'Only whoever posted this job may do that, and admins.',
  );
