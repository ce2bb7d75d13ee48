import { maxFollowed } from '@barspoon/contracts';
import { DomainError, InvalidInputError } from '@barspoon/platform';

export const memberNotFound = () =>
  new DomainError('notFound', 'community.member_not_found', 'Member not found');

export const notOneself = () =>
  new InvalidInputError([{ path: 'params.id', message: 'You cannot do this to yourself' }]);

export const followsTooMany = () =>
  new DomainError('conflict', 'community.follows_too_many', `You can follow up to ${maxFollowed} members.`);
