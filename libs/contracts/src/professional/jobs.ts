import { z } from 'zod';
import { idSchema, momentSchema } from '../common/shapes.ts';
import { defineJob } from '../kit/jobs.ts';
import { bookingNearing } from './booking-events.ts';
import { alertMatched } from './posting-events.ts';

const { postingId, alertId } = alertMatched.example;

/** Waits until a meeting is near. One that was moved meanwhile has another such job. Implements BEYOND-172. */
export const tellOfMeeting = defineJob({
  name: 'professional.tell-of-meeting',
  data: z.strictObject({ bookingId: idSchema, startsAt: momentSchema }),
  attempts: 10,
  timeoutMs: 10_000,
  example: { bookingId: bookingNearing.example.bookingId, startsAt: '2026-03-02T09:00:00.000Z' },
});

/** Waits until the closing day of a posting is over. */
export const closePosting = defineJob({
  name: 'professional.close-posting',
  data: z.strictObject({ postingId: idSchema }),
  attempts: 10,
  timeoutMs: 10_000,
  example: { postingId },
});

/** Finds postings that are due and were not closed: clocks jump, and waiting jobs are lost with Redis. */
export const closePostings = defineJob({
  name: 'professional.close-postings',
  data: z.strictObject({}),
  attempts: 5,
  timeoutMs: 30_000,
  concurrency: 1,
  schedule: { everyMs: 60_000 },
  example: {},
});

/** Finds the alerts a new posting matches, some at a time. */
export const matchAlerts = defineJob({
  name: 'professional.match-alerts',
  data: z.strictObject({
    postingId: idSchema,
    /** The alert the last ones ended with. */
    after: idSchema.nullable(),
  }),
  attempts: 10,
  timeoutMs: 30_000,
  example: { postingId, after: null },
});

/** Waits until an alert may be mailed again, and takes along all that has matched until then. */
export const mailAlert = defineJob({
  name: 'professional.mail-alert',
  data: z.strictObject({ alertId: idSchema }),
  attempts: 10,
  timeoutMs: 10_000,
  example: { alertId },
});
