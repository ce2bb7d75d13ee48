import { DomainError } from '@barspoon/platform';

const refusedCode = (code: string, message: string) =>
  new DomainError('refused', code, message, { errors: [{ path: 'body.code', message }] });

export const wrongCode = () =>
  refusedCode('identity.wrong_code', 'Wrong code. Codes change every 30 seconds and work once.');

export const codeNeeded = () => refusedCode('identity.code_needed', 'Please enter a code.');

/** Whoever signed up with another's address must not keep its owner out. */
export const addressUnproven = () =>
  new DomainError(
    'refused',
    'identity.second_factor_needs_email',
    'Please confirm your email address before you turn on two-step sign-in.',
  );

export const factorOn = () =>
  new DomainError('conflict', 'identity.second_factor_on', 'Two-step sign-in is already on.');

export const factorOff = () =>
  new DomainError('refused', 'identity.second_factor_off', 'Two-step sign-in is off.');

/** The key was never shown, or too long ago. */
export const keyGone = () =>
  new DomainError(
    'refused',
    'identity.factor_key_expired',
    'This key has expired. Please start again with a new one.',
  );

/** A sign-in that waits for a code is over, or belongs to another browser. */
export const signInExpired = () =>
  new DomainError(
    'unauthenticated',
    'identity.sign_in_expired',
    'This took too long or too many tries. Please sign in again.',
  );
