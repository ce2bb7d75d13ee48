import { z } from 'zod';
import { rollUpDaysOf } from '../common/figures.ts';
import { idSchema } from '../common/shapes.ts';
import { defineJob } from '../kit/jobs.ts';

/** Every night: begins the comparison with the payment provider. */
export const reconcileMemberships = defineJob({
  name: 'identity.reconcile-memberships',
  data: z.strictObject({}),
  attempts: 5,
  timeoutMs: 10_000,
  concurrency: 1,
  schedule: { pattern: '23 4 * * *' },
  example: {},
});

/** Waits until a suspension ends by itself. */
export const endSuspension = defineJob({
  name: 'identity.end-suspension',
  data: z.strictObject({ memberId: idSchema }),
  attempts: 10,
  timeoutMs: 10_000,
  example: { memberId: '01939c5e-6a00-7000-8000-000000000003' },
});

export const rollUpDays = rollUpDaysOf('identity');

/** One page of the provider's subscriptions, compared with ours; it asks for the next one itself. */
export const reconcileMembershipsPage = defineJob({
  name: 'identity.reconcile-memberships-page',
  data: z.strictObject({
    /** The night it belongs to: `2026-01-01`. */
    run: z.iso.date(),
    after: z.string().max(200).nullable(),
  }),
  attempts: 8,
  timeoutMs: 45_000,
  concurrency: 1,
  example: { run: '2026-01-01', after: null },
});
