import { maxPersonalTokens } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';

export const tooManyTokens = () =>
  new DomainError(
    'refused',
    'identity.too_many_tokens',
    `You have ${maxPersonalTokens} personal access tokens. Revoke one that you no longer need first.`,
  );

export const tokenNotFound = () =>
  new DomainError('notFound', 'identity.token_not_found', 'There is no such personal access token anymore.');

/** The same for one that never was, was revoked or has expired. */
export const tokenRefused = () =>
  new DomainError(
    'unauthenticated',
    'identity.token_refused',
    'This access token is not valid. It may have expired or been revoked.',
  );
