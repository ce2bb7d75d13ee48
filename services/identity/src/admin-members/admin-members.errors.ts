import { DomainError } from '@barspoon/platform';

/** The gateway let them in by what it knew; meanwhile the role was taken from them. */
export const notAdminAnyMore = () =>
  new DomainError('forbidden', 'common.forbidden', "You don't have permission to do this.");

export const notYourself = (act: 'suspend' | 'demote') =>
  new DomainError('refused', 'identity.not_yourself', `You cannot ${act} yourself.`);

export const suspendedAdmin = () =>
  new DomainError(
    'refused',
    'identity.suspended_member',
    'A suspended member cannot be promoted. Make the account active first.',
  );
