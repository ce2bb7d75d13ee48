import { DomainError } from '@barspoon/platform';

export const noVideo = () =>
  new DomainError('conflict', 'sessions.no_video', 'There is no video in this room.');
export const videoEventRefused = (cause?: unknown) =>
  new DomainError('invalid', 'sessions.webhook_refused', 'This is not a current event of the video server.', {
    cause,
  });
