import { maxPasskeys } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';

/** The same whatever was wrong: nothing tells whose it is, or why it opens nothing. */
export const passkeyRefused = (cause?: unknown) =>
  new DomainError(
    'refused',
    'identity.passkey_refused',
    'This passkey did not work. Please try again, or choose another way.',
    { cause },
  );

export const passkeyNotFound = () =>
  new DomainError('notFound', 'identity.passkey_not_found', 'This passkey is gone already.');

export const tooManyPasskeys = () =>
  new DomainError(
    'refused',
    'identity.too_many_passkeys',
    `You have ${maxPasskeys} passkeys. Please remove one you no longer need.`,
  );
