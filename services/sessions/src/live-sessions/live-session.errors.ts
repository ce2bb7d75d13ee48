import {
  earlyStartMinutes,
  type LiveSessionStatus,
  maxOpenSessions,
  maxWaitingLists,
} from '@barspoon/contracts';
import { DomainError, InvalidInputError } from '@barspoon/platform';

export const sessionNotFound = () =>
  new DomainError('notFound', 'sessions.session_not_found', 'Session not found');
export const notYourSession = () =>
  new DomainError('forbidden', 'sessions.not_your_session', 'Only the host of a session can do this.');
export const sessionFull = () =>
  new DomainError('conflict', 'sessions.session_full', 'This session is full.');
export const sessionOver = () =>
  new DomainError('conflict', 'sessions.session_over', 'This session is over.');
export const banned = () =>
  new DomainError('forbidden', 'sessions.banned', 'The host has removed you from this session.');
export const notScheduled = () =>
  new DomainError(
    'conflict',
    'sessions.not_scheduled',
    'Only a session that has not started can be changed.',
  );
export const tooFewPlaces = () =>
  new DomainError('conflict', 'sessions.too_few_places', 'More members than that have joined already.');
export const tooManySessions = () =>
  new DomainError(
    'refused',
    'sessions.too_many_sessions',
    `You can have ${maxOpenSessions} sessions scheduled at a time.`,
  );
export const tooManyWaitingLists = () =>
  new DomainError(
    'refused',
    'sessions.too_many_waiting_lists',
    `You can be on ${maxWaitingLists} waiting lists at a time.`,
  );
export const recipeNotPublic = () =>
  new InvalidInputError([{ path: 'body.recipeId', message: 'Choose a recipe everybody can see' }]);
export const timeNotAhead = () =>
  new InvalidInputError([{ path: 'body.scheduledAt', message: 'Choose a time in the future' }]);
export const timeTooFar = () =>
  new InvalidInputError([{ path: 'body.scheduledAt', message: 'Choose a time within a year' }]);

const reasons: Record<'live' | 'ended' | 'cancelled', string> = {
  live: `A session can be started from ${earlyStartMinutes} minutes before its time, once.`,
  ended: 'Only a live session can be ended.',
  cancelled: 'Only a session that has not started can be canceled.',
};
export const statusRefused = (status: keyof typeof reasons & LiveSessionStatus) =>
  new DomainError('conflict', 'sessions.status_refused', reasons[status]);
