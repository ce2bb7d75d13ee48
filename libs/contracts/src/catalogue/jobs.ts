import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { defineJob } from '../kit/jobs.ts';
import { slugSchema } from './library.ts';

export { rollUpRecipeDays } from './figures.ts';
export { calculateTrends } from './trends.ts';

/** After an ingredient's strength or allergens changed: what recipes that pour it are, in pieces by id. */
export const recalculateFacts = defineJob({
  name: 'catalogue.recalculate-facts',
  data: z.strictObject({
    ingredient: slugSchema,
    /** Of the vocabulary, after the change. */
    revision: z.number().int().min(1),
    /** The recipe it goes on behind. */
    after: idSchema.optional(),
  }),
  attempts: 5,
  timeoutMs: 30_000,
  concurrency: 1,
  example: { ingredient: 'gin', revision: 2 },
});

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
