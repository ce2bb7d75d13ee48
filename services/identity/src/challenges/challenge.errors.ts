import { DomainError } from '@barspoon/platform';

export const linkUnknown = () =>
  new DomainError(
    'refused',
    'identity.link_unknown',
    "This link isn't valid. Make sure you copied all of it.",
  );

export const linkUsed = () =>
  new DomainError('refused', 'identity.link_used', 'This link has already been used.');

export const linkExpired = () =>
  new DomainError('refused', 'identity.link_expired', 'This link has expired.');

export const askedTooOften = (retryAfter: number) =>
  new DomainError(
    'limited',
    'identity.asked_too_often',
    `We just sent an email. Please try again in ${retryAfter < 90 ? 'a minute' : `${Math.ceil(retryAfter / 60)} minutes`}.`,
    { retryAfter },
  );

export const sameEmail = () =>
  new DomainError('refused', 'identity.same_email', 'This is already your address.');

export const emailUnverified = () =>
  new DomainError(
    'forbidden',
    'identity.email_unverified',
    'Please verify your email address first. Open the link we sent you.',
  );
