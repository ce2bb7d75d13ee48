import { DomainError } from '@barspoon/platform';

/** Also of a member there is nothing between: nobody learns whether they exist. */
export const threadNotFound = () =>
  new DomainError('notFound', 'professional.thread_not_found', 'Conversation not found');

export const messageNotFound = () =>
  new DomainError('notFound', 'professional.message_not_found', 'Message not found');

export const notJoined = () =>
  new DomainError(
    'refused',
    'professional.not_joined',
    'You can message members you share an open application or a mentorship with.',
  );

export const tooManyMessages = (retryAfter: number) =>
  new DomainError('limited', 'professional.too_many_messages', 'Please wait before you write again.', {
    retryAfter,
  });
