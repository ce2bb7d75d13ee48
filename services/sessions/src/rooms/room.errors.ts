import { DomainError } from '@barspoon/platform';

export const notInside = () => new DomainError('forbidden', 'sessions.not_inside', 'Join the session first.');
export const roomClosed = () =>
  new DomainError('conflict', 'sessions.room_closed', 'The room is open while the session is live.');
export const messageNotFound = () =>
  new DomainError('notFound', 'sessions.message_not_found', 'Message not found');
export const notYourMessage = () =>
  new DomainError('forbidden', 'sessions.not_your_message', 'You can only delete your own messages.');
export const tooManyMessages = (retryAfter: number) =>
  new DomainError('limited', 'sessions.too_many_messages', 'Please wait a moment before you write again.', {
    retryAfter,
  });
