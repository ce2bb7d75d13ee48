import { DomainError } from '@barspoon/platform';

export const notInside = () => new DomainError('forbidden', 'sessions.not_inside', 'Join the session first.');
export const roomClosed = () =>
  new DomainError('conflict', 'sessions.room_closed', 'The room is open while the session is live.');
export const messageNotFound = () =>
  new DomainError('notFound', 'sessions.message_not_found', 'Message not found');
export const notYourMessage = () =>
  new DomainError('forbidden', 'sessions.not_your_message', 'You can only change your own messages.');
export const ownMessage = () =>
  new DomainError('refused', 'sessions.own_message', 'You cannot report your own message.');
export const ownReportedMessage = () =>
  new DomainError(
    'refused',
    'sessions.own_reported_message',
    'This message is your own. Somebody else on the staff must decide about it.',
  );
export const notModerating = () =>
  new DomainError('forbidden', 'sessions.not_moderating', 'Only the host of a session can do this.');
export const hostStays = () =>
  new DomainError('refused', 'sessions.host_stays', 'The host of a session cannot be removed from it.');
export const tooManyMessages = (retryAfter: number) =>
  new DomainError('limited', 'sessions.too_many_messages', 'Please wait a moment before you write again.', {
    retryAfter,
  });
export const slowMode = (retryAfter: number) =>
  new DomainError(
    'limited',
    'sessions.slow_mode',
    `Slow mode is on. You can write again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`,
    { retryAfter },
  );
