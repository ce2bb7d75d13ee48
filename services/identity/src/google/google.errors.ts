import { DomainError } from '@barspoon/platform';

/** Not configured, refused, or nothing that can be trusted came back. Implements AUTH-17, BEYOND-11. */
export const googleFailed = (cause?: unknown) =>
  new DomainError('refused', 'identity.google_failed', 'Google sign-in failed', { cause });

export const googleUnverified = () =>
  new DomainError(
    'refused',
    'identity.google_unverified',
    "Google hasn't verified this account's email address.",
  );
