import { z } from 'zod';
import { defineJob } from '../kit/jobs.ts';

/** On Mondays: notifies members who want it of what runs low at their bars. Goes on where it was interrupted. */
export const remindOfLow = defineJob({
  name: 'inventory.remind-of-low',
  data: z.strictObject({}),
  attempts: 5,
  timeoutMs: 120_000,
  concurrency: 1,
  schedule: { pattern: '0 8 * * 1' },
  example: {},
});
