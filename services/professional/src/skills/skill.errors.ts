import { DomainError, InvalidInputError } from '@barspoon/platform';

export const skillNotFound = () =>
  new DomainError('notFound', 'professional.skill_not_found', 'This skill is no longer in the list.');

export const skillExists = () =>
  new InvalidInputError([{ path: 'body.name', message: 'This skill is already in the list' }]);
