import { z } from 'zod';
import { defineRoutes } from '../kit/routes.ts';
import { auditAnchorSchema, auditVerificationSchema, exampleVerification } from './audit.ts';
import { exampleState, serviceStateSchema } from './service-state.ts';
import { doneSchema, momentSchema } from './shapes.ts';

/** An event a consumer has given up. */
export const deadLetterSchema = z.strictObject({
  /** `engagement-points__award-points-when-recipe-saved` */
  consumer: z.string(),
  eventId: z.string(),
  /** `evt.catalogue.recipe.saved.v1` */
  subject: z.string(),
  /** Why it was given up the last time. */
  error: z.string(),
  deadLetteredAt: momentSchema,
  /** Once, and again after every replay that failed. */
  times: z.number().int().min(1),
  /** The raw message, which may not even be an event. */
  body: z.string(),
});
export type DeadLetter = z.output<typeof deadLetterSchema>;

const letterParams = z.strictObject({
  consumer: z.string().regex(/^[a-z0-9-]+__[a-z0-9-]+$/),
  eventId: z.string().min(1).max(200),
});
const listQuery = z.strictObject({
  consumer: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
const listSchema = z.strictObject({
  items: z.array(deadLetterSchema.omit({ body: true })),
  total: z.number().int().min(0),
});
const whySchema = z.strictObject({ why: z.string().trim().min(3).max(300) });
/** The result of a replay; a letter whose replay failed is kept with the new reason. */
const replayedSchema = z.strictObject({
  outcome: z.enum(['handled', 'failed']),
  error: z.string().nullable(),
});

const exampleParams = {
  consumer: 'engagement-points__award-points-when-recipe-saved',
  eventId: '01939c5e-6a00-7000-8000-000000000001',
};
const { body, ...exampleInList }: DeadLetter = {
  ...exampleParams,
  subject: 'evt.catalogue.recipe.saved.v1',
  error: 'Error: no such member',
  deadLetteredAt: '2026-01-01T00:00:00.000Z',
  times: 1,
  body: '{}',
};
const examples = {
  list: { query: {}, response: { items: [exampleInList], total: 1 } },
  show: { params: exampleParams, response: { ...exampleInList, body } },
  replay: { params: exampleParams, response: { outcome: 'handled', error: null } },
  discard: {
    params: exampleParams,
    body: { why: 'the member has left' },
    response: { done: true },
  },
} as const;

/** For the console: the dead letters of a service. Every service serves its own. */
export const deadLetterRoutesOf = <S extends string>(service: S) =>
  defineRoutes(`${service}.dead-letters`, {
    list: {
      method: 'GET',
      path: `/admin/services/${service}/dead-letters`,
      access: 'admin',
      summary: `Events given up by consumers of ${service}, newest first`,
      query: listQuery,
      response: listSchema,
      example: examples.list,
    },
    show: {
      method: 'GET',
      path: `/admin/services/${service}/dead-letters/:consumer/:eventId`,
      access: 'admin',
      summary: `A dead letter of ${service} with the message as it came`,
      params: letterParams,
      response: deadLetterSchema,
      example: examples.show,
    },
    replay: {
      method: 'POST',
      path: `/admin/services/${service}/dead-letters/:consumer/:eventId/replay`,
      access: 'admin',
      summary: 'Handle a dead letter once more, by its own consumer only',
      params: letterParams,
      response: replayedSchema,
      example: examples.replay,
    },
    discard: {
      method: 'POST',
      path: `/admin/services/${service}/dead-letters/:consumer/:eventId/discard`,
      access: 'admin',
      summary: 'Give a dead letter up for good; the reason goes into the audit',
      params: letterParams,
      body: whySchema,
      response: doneSchema,
      example: examples.discard,
    },
  });

/** For the operator's commands: the same, and publishing again what a restored stream has lost. */
export const operationRoutesOf = <S extends string>(service: S) =>
  defineRoutes(`${service}.operations`, {
    deadLetters: {
      access: 'internal',
      summary: 'Events given up by its consumers, newest first',
      query: listQuery,
      response: listSchema,
      example: examples.list,
    },
    deadLetter: {
      access: 'internal',
      summary: 'A dead letter with the message as it came',
      params: letterParams,
      response: deadLetterSchema,
      example: examples.show,
    },
    replayDeadLetter: {
      access: 'internal',
      summary: 'Handle a dead letter once more',
      params: letterParams,
      response: replayedSchema,
      example: examples.replay,
    },
    discardDeadLetter: {
      access: 'internal',
      summary: 'Give a dead letter up for good',
      params: letterParams,
      body: whySchema,
      response: doneSchema,
      example: examples.discard,
    },
    redrive: {
      access: 'internal',
      summary: 'Publish again the events recorded in a period',
      body: z.strictObject({ since: momentSchema, until: momentSchema.optional() }),
      response: z.strictObject({ events: z.number().int().min(0) }),
      example: { body: { since: '2026-01-01T00:00:00.000Z' }, response: { events: 12 } },
    },
    health: {
      access: 'internal',
      summary: 'How long its database takes to answer; null when it does not',
      response: z.strictObject({ databaseMs: z.number().min(0).nullable() }),
      example: { response: { databaseMs: 0.8 } },
    },
    state: {
      access: 'internal',
      summary: 'What it has to do and who does it',
      response: serviceStateSchema,
      example: { response: exampleState },
    },
    verifyAudit: {
      access: 'internal',
      summary: 'Look through the whole audit for lines that are not as they were written',
      body: z.strictObject({ anchor: auditAnchorSchema.optional() }),
      response: auditVerificationSchema,
      example: { body: {}, response: exampleVerification },
    },
  });
