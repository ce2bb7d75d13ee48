import { z } from 'zod';
import { doneSchema, idParams, idSchema, line, momentSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { defineJob } from '../kit/jobs.ts';
import { defineRoutes } from '../kit/routes.ts';

/** What looks farmed in a member's gains of one week, with thresholds. */
export const suspicionRules = {
  /** The share of a week's points, 0 to 1, that involved the same other member. */
  oneMember: { share: 0.6, points: 15 },
  /** A number of own actions that earned points within a number of seconds. */
  burst: { acts: 10, seconds: 10 },
  /** The daily limit of a kind of action was reached on this many days of a week. */
  limits: { days: 5 },
  /** A number of members gave each other points in a circle: each at least a share of their week's points, 0 to 1, and at least a number of points. */
  ring: { members: 3, share: 0.25, points: 5 },
} as const;

export const suspicionKinds = ['one-member', 'burst', 'limits', 'ring'] as const;
export type SuspicionKind = (typeof suspicionKinds)[number];
export const suspicionStates = ['open', 'dismissed'] as const;
export type SuspicionState = (typeof suspicionStates)[number];

const week = z.string().regex(/^\d{4}-W\d{2}$/);

/** A week of a member that looks farmed. */
export const suspicionSchema = z.strictObject({
  id: idSchema,
  memberId: idSchema,
  /** `2026-W47`; weeks begin on Monday (UTC). */
  week,
  kind: z.enum(suspicionKinds),
  /** Why, in words and with its figures. */
  reason: z.string(),
  /** The other members in it. */
  others: z.array(idSchema),
  /** The points in question. */
  points: z.number().int().min(0),
  /** The days in question, to look them up in the ledger. */
  from: z.iso.date(),
  until: z.iso.date(),
  foundAt: momentSchema,
  state: z.enum(suspicionStates),
  dismissal: z.strictObject({ by: idSchema, at: momentSchema, note: z.string() }).nullable(),
});
export type Suspicion = z.output<typeof suspicionSchema>;

const id = '01939c5e-6a00-7000-8000-000000000003';
const other = '01939c5e-6a00-7000-8000-000000000007';
const example: Suspicion = {
  id,
  memberId: id,
  week: '2026-W01',
  kind: 'one-member',
  others: [other],
  points: 18,
  reason: '18 of the 24 points of the week (75%) came with one and the same member.',
  from: '2025-12-29',
  until: '2026-01-04',
  foundAt: '2026-01-04T04:00:00.000Z',
  state: 'open',
  dismissal: null,
};

export const adminSuspicionRoutes = defineRoutes('engagement-points.admin-suspicions', {
  list: {
    method: 'GET',
    path: '/admin/suspicious-gains',
    access: 'admin',
    summary: 'Weeks of members whose gains look farmed, the latest found first',
    query: z.strictObject({
      ...pageQuery(25, 100),
      state: z.enum(suspicionStates).default('open'),
      kind: z.enum(suspicionKinds).optional(),
    }),
    response: pageOf(suspicionSchema),
    example: { query: {}, response: { items: [example], nextCursor: null } },
  },
  dismiss: {
    method: 'PUT',
    path: '/admin/suspicious-gains/:id/dismissal',
    access: 'admin',
    summary: 'Dismiss a suspicion with a note; the same week is not named for the same reason again',
    params: idParams,
    body: z.strictObject({ note: line(300) }),
    response: suspicionSchema,
    example: {
      params: { id },
      body: { note: 'They run a bar together' },
      response: {
        ...example,
        state: 'dismissed',
        dismissal: { by: other, at: '2026-01-05T09:00:00.000Z', note: 'They run a bar together' },
      },
    },
  },
  look: {
    method: 'POST',
    path: '/admin/suspicious-gains/search',
    access: 'admin',
    status: 202,
    summary: 'Look through the ledgers of this week and the last now; it is done every night as well',
    response: doneSchema,
    example: { response: { done: true } },
  },
});

export const lookForSuspiciousGains = defineJob({
  name: 'engagement-points.look-for-suspicious-gains',
  data: z.strictObject({}),
  attempts: 5,
  timeoutMs: 10_000,
  concurrency: 1,
  schedule: { pattern: '40 3 * * *' },
  example: {},
});

/** Some members of one week, and then the next. */
export const examineWeek = defineJob({
  name: 'engagement-points.examine-week',
  data: z.strictObject({
    week,
    /** Names the search this is a part of. */
    search: z.string().max(60),
    /** The last member of the part before. */
    after: z.string().max(60),
  }),
  attempts: 5,
  timeoutMs: 30_000,
  concurrency: 1,
  example: { week: '2026-W01', search: '2026-01-04', after: '' },
});
