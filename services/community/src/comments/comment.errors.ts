import { DomainError } from '@barspoon/platform';

export const commentNotFound = () =>
  new DomainError('notFound', 'community.comment_not_found', 'Comment not found');

export const notYourComment = () =>
  new DomainError('forbidden', 'community.not_your_comment', 'You can only change your own comments.');
