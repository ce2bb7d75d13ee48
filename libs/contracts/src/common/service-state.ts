import { z } from 'zod';
import { defineRoutes } from '../kit/routes.ts';
import { doneSchema, momentSchema } from './shapes.ts';

const count = z.number().int().min(0);
/** How long the oldest waits; 0 when none does. */
const oldestSeconds = z.number().min(0);

const replicaSchema = z.strictObject({
  /** Host and process. */
  name: z.string(),
  /** The release it runs. */
  release: z.string(),
  startedAt: momentSchema,
  /** It says so every few seconds; who has stopped or died is gone from the list within a minute. */
  seenAt: momentSchema,
  memoryMib: count,
});

const consumerSchema = z.strictObject({
  /** `engagement-points__award-points-when-recipe-saved` */
  consumer: z.string(),
  /** Of the stream, not delivered yet. */
  pending: count,
  /** Delivered and not acknowledged. */
  unacked: count,
});

const queueSchema = z.strictObject({
  /** `notifications.send-mail` */
  job: z.string(),
  waiting: count,
  running: count,
  failed: count,
  oldestSeconds,
  /** A cron pattern (UTC) or a period; null for jobs that something asks for. */
  schedule: z.string().nullable(),
  nextAt: momentSchema.nullable(),
});

/** What a service has to do, and who does it. Implements BEYOND-96. */
export const serviceStateSchema = z.strictObject({
  replicas: z.array(replicaSchema),
  /** Events recorded and not published yet. */
  outbox: z.strictObject({ unpublished: count, oldestSeconds }),
  /** Events that its stream has lost and that were published again: how many so far, and when last; null for none. */
  lost: z.strictObject({ events: count, lastAt: momentSchema }).nullable(),
  deadLetters: count,
  /** Null while NATS does not answer. */
  consumers: z.array(consumerSchema).nullable(),
  /** Null while Redis does not answer. */
  queues: z.array(queueSchema).nullable(),
});
export type ServiceState = z.output<typeof serviceStateSchema>;

/** A job whose attempts have all failed. */
const failedJobSchema = z.strictObject({
  id: z.string(),
  job: z.string(),
  error: z.string(),
  /** What it is about, as JSON. */
  data: z.string(),
  createdAt: momentSchema,
});
export type FailedJob = z.output<typeof failedJobSchema>;

const jobParams = z.strictObject({ id: z.string().regex(/^[a-z0-9-]{1,300}$/) });
const why = z.string().trim().min(3).max(300);

const failedJob: FailedJob = {
  id: 'send-mail-link-1',
  job: 'notifications.send-mail',
  error: 'Error: no such challenge',
  data: '{}',
  createdAt: '2026-01-01T00:00:00.000Z',
};
export const exampleState: ServiceState = {
  replicas: [
    {
      name: 'host:12',
      release: '1.4.0',
      memoryMib: 130,
      startedAt: '2026-01-01T00:00:00.000Z',
      seenAt: '2026-01-01T08:00:00.000Z',
    },
  ],
  outbox: { unpublished: 0, oldestSeconds: 0 },
  lost: null,
  deadLetters: 1,
  consumers: [{ consumer: 'notifications__mail-when-challenge-issued', pending: 0, unacked: 0 }],
  queues: [
    {
      job: 'notifications.send-mail',
      waiting: 2,
      running: 1,
      failed: 1,
      oldestSeconds: 0.4,
      schedule: null,
      nextAt: null,
    },
  ],
};

/** For the console: what one service has to do. Every service answers for its own. */
export const serviceStateRoutesOf = <S extends string>(service: S) =>
  defineRoutes(`${service}.state`, {
    get: {
      method: 'GET',
      path: `/admin/services/${service}/state`,
      access: 'admin',
      summary: `Replicas, outbox, consumers and queues of ${service}`,
      response: serviceStateSchema,
      example: { response: exampleState },
    },
    failedJobs: {
      method: 'GET',
      path: `/admin/services/${service}/failed-jobs`,
      access: 'admin',
      summary: `Jobs of ${service} whose attempts have all failed, newest first`,
      response: z.strictObject({ items: z.array(failedJobSchema), total: count }),
      example: { response: { items: [failedJob], total: 1 } },
    },
    retryJob: {
      method: 'POST',
      path: `/admin/services/${service}/failed-jobs/:id/retry`,
      access: 'admin',
      summary: 'Try a failed job once more',
      params: jobParams,
      response: doneSchema,
      example: { params: { id: failedJob.id }, response: { done: true } },
    },
    discardJob: {
      method: 'POST',
      path: `/admin/services/${service}/failed-jobs/:id/discard`,
      access: 'admin',
      summary: 'Give a failed job up for good; the reason goes into the audit',
      params: jobParams,
      body: z.strictObject({ why }),
      response: doneSchema,
      example: {
        params: { id: failedJob.id },
        body: { why: 'the member has left' },
        response: { done: true },
      },
    },
  });
