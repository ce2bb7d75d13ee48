import { z } from 'zod';
import { countSchema, dailyFiguresRoute, growthQuery } from '../common/figures.ts';
import { dataServices } from '../common/services.ts';
import { doneSchema, momentSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';

/** Rows counted on the analytics page, by table. Implements ADM-ANALYTICS-02. */
export const countedTables = [
  'profiles',
  'recipes',
  'posts',
  'comments',
  'post_likes',
  'inventory',
  'user_inventory',
] as const;

const count = countSchema;
/** Null while the service that knows it is not answering. */
const figure = z.number().min(0).nullable();

const healthSchema = z.strictObject({
  name: z.string(),
  kind: z.enum(['service', 'database', 'queue']),
  isUp: z.boolean(),
  /** How long it took to answer; null when it did not. */
  latencyMs: figure,
});
export type Health = z.output<typeof healthSchema>;

/** Figures of the site as of now. Implements ADM-ANALYTICS-01 to -06, BEYOND-96. */
export const analyticsSchema = z.strictObject({
  calculatedAt: momentSchema,
  counts: z.record(z.enum(countedTables), count.nullable()),
  /** Members who were active in the last 24 hours. */
  activeUsers: figure,
  /** Members who registered in the last 7 days. */
  newThisWeek: figure,
  /** Active of all members, in percent, to one decimal; 0 when there are none. */
  engagementRate: figure,
  /** To one decimal; 0 when there are no members. */
  averageRecipesPerUser: figure,
  /** A tenth of posts, comments and likes together, rounded. */
  activityScore: figure,
  health: z.array(healthSchema),
});
export type Analytics = z.output<typeof analyticsSchema>;

const exampleHealth: Health[] = [
  ...dataServices.flatMap((name) =>
    (['service', 'database'] as const).map((kind) => ({ name, kind, isUp: true, latencyMs: 1.2 })),
  ),
  { name: 'NATS', kind: 'queue', isUp: true, latencyMs: 0.4 },
  { name: 'Redis', kind: 'queue', isUp: true, latencyMs: 0.3 },
];

export const analyticsRoutes = defineRoutes('identity.analytics', {
  get: {
    method: 'GET',
    path: '/admin/analytics',
    access: 'admin',
    summary: 'Counts of the site, the figures made of them, and what runs',
    edge: 'composed',
    response: analyticsSchema,
    example: {
      response: {
        calculatedAt: '2026-01-01T00:00:00.000Z',
        counts: {
          profiles: 40,
          recipes: 530,
          posts: 12,
          comments: 30,
          post_likes: 58,
          inventory: 772,
          user_inventory: 200,
        },
        activeUsers: 10,
        newThisWeek: 3,
        engagementRate: 25,
        averageRecipesPerUser: 13.3,
        activityScore: 10,
        health: exampleHealth,
      },
    },
  },
});

const dayFiguresSchema = z.strictObject({
  /** Of UTC. */
  day: z.iso.date(),
  /** At its end; of today, now. */
  members: count,
  newMembers: count,
  /** Null while nobody counted: before the count began, or with `analyticsEnabled` off. */
  activeMembers: count.nullable(),
  /** With a paid subscription at its end; null for a day at whose end nobody counted. */
  subscribers: count.nullable(),
  /** People who opened the site without being signed in; null while nobody counted. */
  visitors: count.nullable(),
});
export type DayFigures = z.output<typeof dayFiguresSchema>;
const exampleDays: DayFigures[] = [
  { day: '2025-12-31', members: 38, newMembers: 1, activeMembers: 9, subscribers: 4, visitors: 50 },
  { day: '2026-01-01', members: 40, newMembers: 2, activeMembers: 12, subscribers: 5, visitors: 61 },
];

/** What leads from a visit to a subscription, in its order. */
export const funnelSteps = ['visitors', 'registered', 'verified', 'started', 'subscribed'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

const funnelSchema = z.strictObject({
  /** Visitors of each day together; null while nobody counted. */
  visitors: count.nullable(),
  /** Who registered in this time and is still a member. */
  registered: count,
  /** Of those, who proved their address. */
  verified: count,
  /** Of those who registered, who put a first item on their bar or saved a first recipe. */
  started: count,
  /** Of those who registered, who has paid for a subscription. */
  subscribed: count,
});
export type Funnel = z.output<typeof funnelSchema>;

const revenueDaySchema = z.strictObject({
  /** Of UTC. */
  day: z.iso.date(),
  /** ISO 4217, in lower case as the payment provider writes it. */
  currency: z.string().regex(/^[a-z]{3}$/),
  payments: count,
  /** What came in, in the smallest unit of the currency. */
  paid: count,
  refunds: count,
  /** What went back, in the smallest unit of the currency. */
  refunded: count,
});
export type RevenueDay = z.output<typeof revenueDaySchema>;

/** For how many months newcomers are tracked. */
export const cohortMonths = 12;

const cohortSchema = z.strictObject({
  /** Of UTC: `2026-01`. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  /** Who joined in it. */
  members: count,
  /** How many of them were here in that month and in each one after it; null for a month nobody counted. */
  active: z.array(count.nullable()).min(1).max(cohortMonths),
});
export type Cohort = z.output<typeof cohortSchema>;

/** Figures over time, read from what a job has rolled up for each day. Implements ADM-ANALYTICS-01, BEYOND-96. */
export const growthRoutes = defineRoutes('identity.growth', {
  members: dailyFiguresRoute(
    '/admin/analytics/members',
    'Members, newcomers, active members and subscribers of each day, the oldest first',
    dayFiguresSchema,
    exampleDays,
  ),
  retention: {
    method: 'GET',
    path: '/admin/analytics/retention',
    access: 'admin',
    summary:
      'Of those who joined in a month, how many were here in it and in the months after, the oldest first',
    response: z.strictObject({ items: z.array(cohortSchema).max(cohortMonths) }),
    example: {
      response: {
        items: [
          { month: '2025-11', members: 20, active: [null, 9, 7] },
          { month: '2025-12', members: 10, active: [8, 4] },
          { month: '2026-01', members: 2, active: [2] },
        ],
      },
    },
  },
});

/** Who comes and who pays. Implements ADM-ANALYTICS-01, BEYOND-96. */
export const funnelRoutes = defineRoutes('identity.funnel', {
  get: {
    method: 'GET',
    path: '/admin/analytics/funnel',
    access: 'admin',
    summary: 'How many of the visitors and newcomers of the last days came how far',
    query: growthQuery,
    response: funnelSchema,
    example: {
      query: {},
      response: { visitors: 400, registered: 40, verified: 30, started: 20, subscribed: 5 },
    },
  },
  revenue: dailyFiguresRoute(
    '/admin/analytics/revenue',
    'Payments and refunds of each day and currency, the oldest first; days without any are left out',
    revenueDaySchema,
    [
      { day: '2025-12-31', currency: 'usd', payments: 3, paid: 2997, refunds: 0, refunded: 0 },
      { day: '2026-01-01', currency: 'usd', payments: 5, paid: 4995, refunds: 1, refunded: 999 },
    ],
  ),
});

/** Implements BEYOND-96. */
export const visitRoutes = defineRoutes('identity.visits', {
  note: {
    method: 'POST',
    path: '/visits',
    access: 'public',
    status: 200,
    summary:
      'Count a visit without a session, once for each visitor and day; nothing is stored in the browser',
    response: doneSchema,
    example: { response: { done: true } },
  },
});

export const analyticsInternalRoutes = defineRoutes('identity.analytics-internal', {
  members: {
    access: 'internal',
    summary: 'How many members there are, were active in the last 24 hours and came in the last 7 days',
    response: z.strictObject({ members: count, active: count, new: count }),
    example: { response: { members: 40, active: 10, new: 3 } },
  },
});
