import { DomainError } from '@barspoon/platform';

export const mentorNotFound = () =>
  new DomainError('notFound', 'professional.mentor_not_found', 'Mentorship profile not found');

export const unknownMember = () => new DomainError('unauthenticated', 'professional.sign_in_first');
