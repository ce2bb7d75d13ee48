import { z } from 'zod';
import { defineJob } from '../kit/jobs.ts';

export { calculateTrends } from './trends.ts';

/** Every ten minutes: lets ratings count more whose accounts have grown older. */
export const weighRatings = defineJob({
  name: 'catalogue.weigh-ratings',
  data: z.strictObject({}),
  attempts: 5,
  timeoutMs: 30_000,
  concurrency: 1,
  schedule: { everyMs: 10 * 60_000 },
  example: {},
});
