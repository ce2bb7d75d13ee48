import { z } from 'zod';
import { defineJob } from '../kit/jobs.ts';

/** Every minute: publishes and takes down some of the menus for which that is planned. */
export const followMenuPlans = defineJob({
  name: 'inventory.follow-menu-plans',
  data: z.strictObject({}),
  attempts: 5,
  timeoutMs: 30_000,
  concurrency: 1,
  schedule: { everyMs: 60_000 },
  example: {},
});

/** Every minute of a Monday from 8 o'clock: notifies some of the members who want it of what runs low at their bars. */
export const remindOfLow = defineJob({
  name: 'inventory.remind-of-low',
  data: z.strictObject({}),
  attempts: 5,
  timeoutMs: 30_000,
  concurrency: 1,
  schedule: { pattern: '* 8-23 * * 1' },
  example: {},
});
