import type { JobDefinition } from '@barspoon/contracts';
import { isUnavailable } from '@barspoon/platform';
import type { JobsOptions } from 'bullmq';

const firstDelayMs = 500;
/** However long something was down, its jobs go on so soon after it is back. */
const maxOutageDelayMs = 10_000;
/** Jobs that failed at the same moment come back over this part of their delay. */
const spread = 0.3;

/** How BullMQ keeps a job of this kind. */
export const optionsOf = (job: JobDefinition): JobsOptions => ({
  attempts: job.attempts,
  backoff: { type: 'twice as long each time' },
  removeOnComplete: true,
  removeOnFail: { age: 7 * 24 * 60 * 60 },
});

/**
 * How long a job waits after a failure: twice as long each time, but for an outage never long.
 * @param attempts how often it has failed
 * @returns milliseconds
 */
export function delayAfter(attempts: number, error: unknown): number {
  const max = isUnavailable(error) ? maxOutageDelayMs : Number.POSITIVE_INFINITY;
  return Math.min(firstDelayMs * 2 ** (attempts - 1), max) * (1 - spread * Math.random());
}
