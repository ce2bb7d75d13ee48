import { DomainError } from '@barspoon/platform';

const taken = 'Username is already taken';

/** Implements BEYOND-16. */
export const usernameTaken = () =>
  new DomainError('conflict', 'identity.username_taken', taken, {
    errors: [{ path: 'body.username', message: taken }],
  });
