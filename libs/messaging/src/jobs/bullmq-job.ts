import type { JobDefinition } from '@barspoon/contracts';
import { isUnavailable } from '@barspoon/platform';
import type { JobsOptions } from 'bullmq';

const firstDelayMs = 500;
/** The longest delay before jobs continue after a dependency is back, however long it was down. */
const maxOutageDelayMs = 10_000;
/** The share of the delay over which jobs that failed at the same moment are spread. */
const spread = 0.3;

/** BullMQ's options for a job of this kind. */
export const optionsOf = (job: JobDefinition): JobsOptions => ({
  attempts: job.attempts,
  backoff: { type: 'twice as long each time' },
  removeOnComplete: true,
  removeOnFail: { age: 7 * 24 * 60 * 60 },
});

/**
 * How long a job waits after a failure: it doubles each time, but stays short during an outage.
 * @param attempts how often it has failed
 * @returns milliseconds
 */
export function delayAfter(attempts: number, error: unknown): number {
  const max = isUnavailable(error) ? maxOutageDelayMs : Number.POSITIVE_INFINITY;
  return Math.min(firstDelayMs * 2 ** (attempts - 1), max) * (1 - spread * Math.random());
}
