import { DomainError } from '@barspoon/platform';

/** The same for an unknown address and a wrong password: nothing tells which. */
export const wrongCredentials = () =>
  new DomainError('unauthenticated', 'identity.wrong_credentials', 'Email or password is not right.');

export const suspended = () =>
  new DomainError('forbidden', 'identity.suspended', 'Your account has been suspended.');

export const emailTaken = () =>
  new DomainError('conflict', 'identity.email_taken', 'There is already an account with this email address.');

export const sessionEnded = () =>
  new DomainError(
    'unauthenticated',
    'identity.session_ended',
    'Your session has ended. Please sign in again.',
  );

/** Another tab was quicker; its cookie is good. */
export const refreshInProgress = () =>
  new DomainError('conflict', 'identity.refresh_in_progress', 'The session was just renewed.', {
    retryAfter: 1,
  });

export const memberNotFound = () =>
  new DomainError('notFound', 'identity.member_not_found', 'There is no such member.');

export const lastAdmin = () =>
  new DomainError('refused', 'identity.last_admin', 'This is the last admin. Promote another one first.');
