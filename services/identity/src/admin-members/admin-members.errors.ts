import { maxSuspensionDays } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';

/** The gateway let them in by what it knew; meanwhile the role was taken from them. */
export const notInRoleAnyMore = () =>
  new DomainError('forbidden', 'common.forbidden', "You don't have permission to do this.");

export const notYourself = (act: 'suspend' | 'demote' | 'warn') =>
  new DomainError('refused', 'identity.not_yourself', `You cannot ${act} yourself.`);

/** One of those who run the site, for all but admins. */
export const staffMember = () =>
  new DomainError('forbidden', 'identity.staff_member', 'Only admins can do this to a member of the team.');

export const needsNoTrial = () =>
  new DomainError(
    'refused',
    'identity.needs_no_trial',
    'This member has access without a trial, or is suspended.',
  );

export const trialNotLonger = (maxDays: number) =>
  new DomainError(
    'refused',
    'identity.trial_not_longer',
    `A trial can only become longer, by up to ${maxDays} days from now.`,
  );

export const noAddress = () =>
  new DomainError('refused', 'identity.no_address', 'This member has no email address.');

export const addressVerified = () =>
  new DomainError(
    'refused',
    'identity.address_verified',
    'The email address of this member is verified already.',
  );

export const notWhileSuspended = () =>
  new DomainError(
    'refused',
    'identity.mailed_member_suspended',
    'A suspended member cannot use such a link.',
  );

export const suspendedAdmin = () =>
  new DomainError(
    'refused',
    'identity.suspended_member',
    'A suspended member cannot be promoted. Make the account active first.',
  );

/** What only goes with a suspension. */
export const notASuspension = (field: string) =>
  refusedTerm(field, 'identity.not_a_suspension', 'This goes with a suspension only.');

export const suspensionEndIsPast = () =>
  refusedTerm('until', 'identity.suspension_end_past', 'Choose an end that is still to come.');

export const suspensionTooLong = () =>
  refusedTerm(
    'until',
    'identity.suspension_too_long',
    `A suspension that ends by itself takes ${maxSuspensionDays} days at most. Leave the end open instead.`,
  );

const refusedTerm = (field: string, code: string, message: string) =>
  new DomainError('refused', code, message, { errors: [{ path: `body.${field}`, message }] });

/** Whoever took over the session of an admin must not get rid of their factor. */
export const ownFactor = () =>
  new DomainError(
    'refused',
    'identity.own_second_factor',
    'Turn off your own two-step sign-in on your account page. If you lost it, ask another admin.',
  );
