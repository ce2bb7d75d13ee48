import { DomainError } from '@barspoon/platform';

export const linkUnknown = () =>
  new DomainError('refused', 'identity.link_unknown', 'This link is not right. Was it copied whole?');

export const linkUsed = () =>
  new DomainError('refused', 'identity.link_used', 'This link has been used already.');

export const linkExpired = () =>
  new DomainError('refused', 'identity.link_expired', 'This link has expired.');

export const askedTooOften = (retryAfter: number) =>
  new DomainError(
    'limited',
    'identity.asked_too_often',
    `We have just sent a mail. Please try again in ${retryAfter < 90 ? 'a minute' : `${Math.ceil(retryAfter / 60)} minutes`}.`,
    { retryAfter },
  );

export const sameEmail = () =>
  new DomainError('refused', 'identity.same_email', 'This is your address already.');

export const emailUnverified = () =>
  new DomainError(
    'forbidden',
    'identity.email_unverified',
    'Please verify your email address first: open the link we have sent you.',
  );
