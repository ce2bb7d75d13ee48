import { DomainError } from '@barspoon/platform';

export const skillNotShown = () =>
  new DomainError('notFound', 'professional.skill_not_shown', 'This skill is not in the portfolio any more.');

export const notColleagues = () =>
  new DomainError(
    'refused',
    'professional.not_colleagues',
    'You can endorse members with whom you have worked or who were in a mentorship with you.',
  );
