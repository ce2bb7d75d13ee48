import { DomainError } from '@barspoon/platform';

const taken = 'Username is already taken';

const reserved = 'This name is reserved for the people who run the site';

/** Implements BEYOND-145. */
export const nameReserved = (field: 'body.username' | 'body.fullName') =>
  new DomainError('refused', 'identity.name_reserved', reserved, {
    errors: [{ path: field, message: reserved }],
  });

/** Implements BEYOND-16. */
export const usernameTaken = () =>
  new DomainError('conflict', 'identity.username_taken', taken, {
    errors: [{ path: 'body.username', message: taken }],
  });
