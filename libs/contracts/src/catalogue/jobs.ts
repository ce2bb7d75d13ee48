import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { defineJob } from '../kit/jobs.ts';
import { slugSchema } from './library.ts';

export { rollUpRecipeDays } from './figures.ts';
export { calculateTrends } from './trends.ts';

/** After an ingredient's strength or allergens changed: recalculates recipes that pour it, in batches by id. */
export const recalculateFacts = defineJob({
  name: 'catalogue.recalculate-facts',
  data: z.strictObject({
    ingredient: slugSchema,
    /** Of the vocabulary, after the change. */
    revision: z.number().int().min(1),
    /** The last recipe of the previous batch. */
    after: idSchema.optional(),
  }),
  attempts: 5,
  timeoutMs: 30_000,
  concurrency: 1,
  example: { ingredient: 'gin', revision: 2 },
});

/** Every ten minutes: increases the weight of ratings whose accounts have become older. */
export const weighRatings = defineJob({
  name: 'catalogue.weigh-ratings',
  data: z.strictObject({}),
  attempts: 5,
  timeoutMs: 30_000,
  concurrency: 1,
  schedule: { everyMs: 10 * 60_000 },
  example: {},
});
