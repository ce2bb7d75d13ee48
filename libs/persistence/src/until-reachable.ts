import { isUnavailable } from '@barspoon/platform';
import { Logger } from '@nestjs/common';
import pRetry from 'p-retry';

const pauseMs = 1000;
/** The same as for the connection itself. */
const maxRetries = 60;

/**
 * Runs work that a service needs before it can start, and retries it while MongoDB is unavailable. Requests give up after
 * seconds; a start waits longer, because a busy machine takes its time to accept the first connections.
 * @param work can run again from a half-done state
 */
export function untilReachable<T>(work: () => Promise<T>): Promise<T> {
  const log = new Logger('Persistence');
  return pRetry(work, {
    retries: maxRetries,
    factor: 1,
    minTimeout: pauseMs,
    shouldRetry: ({ error }) => isUnavailable(error),
    onFailedAttempt: ({ error }) => log.warn(`MongoDB is not answering yet: ${error.message}`),
  });
}
