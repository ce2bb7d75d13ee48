import { momentText, suspensionReasons } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';
import type { Suspension } from './account.schema.ts';

/** The same for an unknown address and a wrong password: nothing tells which. */
export const wrongCredentials = () =>
  new DomainError('unauthenticated', 'identity.wrong_credentials', 'Wrong email or password.');

/** To whoever has shown that the account is theirs: with the reason and the end, where there are. Implements BEYOND-07, BEYOND-158. */
export const suspended = (suspension?: Suspension | null) =>
  new DomainError(
    'forbidden',
    'identity.suspended',
    [
      'Your account has been suspended.',
      suspension?.reason && `Reason: ${suspensionReasons[suspension.reason]}`,
      suspension?.until && `It is open again on ${momentText(suspension.until)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  );

export const registrationsClosed = () =>
  new DomainError('forbidden', 'identity.registrations_closed', 'New registrations are currently closed.');

export const emailTaken = () =>
  new DomainError('conflict', 'identity.email_taken', 'There is already an account with this email address.');

export const noSession = () =>
  new DomainError(
    'unauthenticated',
    'identity.session_ended',
    'Your session has ended. Please sign in again.',
  );

export const memberNotFound = () =>
  new DomainError('notFound', 'identity.member_not_found', 'Member not found.');

export const lastAdmin = () =>
  new DomainError('refused', 'identity.last_admin', 'This is the only admin. Promote another member first.');

export const sessionNotFound = () =>
  new DomainError('notFound', 'identity.session_not_found', 'This session has already ended.');

/** A refusal that belongs to one field of the form. */
const refusedField = (code: string, field: string, message: string) =>
  new DomainError('refused', code, message, { errors: [{ path: `body.${field}`, message }] });

export const commonPassword = (field = 'password') =>
  refusedField('identity.common_password', field, 'This password is too common. Please choose another.');

export const passwordNeeded = (field: string) =>
  refusedField('identity.password_needed', field, 'Please enter your password.');

export const wrongPassword = (field: string) =>
  refusedField('identity.wrong_password', field, 'Wrong password.');

export const tooManyGuesses = (seconds: number) =>
  new DomainError('limited', 'identity.too_many_guesses', 'Too many failed attempts. Please wait a while.', {
    retryAfter: Math.max(1, seconds),
  });

/** They have no password that could be asked for. */
export const signInNeeded = () =>
  new DomainError('refused', 'identity.sign_in_needed', 'Please sign out, sign back in, and try again.');

export const wrongUsername = () =>
  refusedField('identity.wrong_username', 'username', 'This is not your username.');
