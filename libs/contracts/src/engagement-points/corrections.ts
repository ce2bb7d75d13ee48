import { z } from 'zod';
import { idParams, idSchema, line, momentSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';
import { defineRoutes } from '../kit/routes.ts';
import { activityTypeSchema } from './activity-type.ts';
import { awardedActivities, missingReasons, unearnedReasons } from './awards.ts';

/** The kind of a counter-entry: the only entry of a ledger that is not an act of its member. */
export const correctionActivity = 'points_corrected';
/** Every kind of entry a ledger holds. */
export const ledgerActivities = [...awardedActivities, correctionActivity] as const;

/** Why an admin corrects points, in the words the member reads. */
export const correctionReasons = {
  mistaken: 'They were counted by mistake.',
  exchanged: 'They came from members who gave each other points.',
  automated: 'They came from acts that nobody could do by hand.',
  'second-account': 'They came from more than one account of the same person.',
  missed: 'They were earned, but had not been counted.',
  undone: 'An earlier correction was wrong.',
} as const;
export type CorrectionReason = keyof typeof correctionReasons;
export const correctionReasonNames = Object.keys(correctionReasons) as CorrectionReason[];

/** A correction of a free amount takes or gives no more than this at once. */
export const maxCorrection = 2000;

/** Either takes back what one entry gave, or is of a free amount. */
export const correctionInput = z
  .strictObject({
    entryId: idSchema.nullable().default(null),
    points: z.number().int().min(-maxCorrection).max(maxCorrection).nullable().default(null),
    reason: z.enum(correctionReasonNames),
    /** For the audit only. */
    note: line(300).nullable().default(null),
  })
  .refine(({ entryId, points }) => (entryId === null) !== (points === null), {
    message: 'Name an entry or a number of points, one of them',
    path: ['points'],
  })
  .refine(({ points }) => points !== 0, { message: 'Must not be 0', path: ['points'] });
export type CorrectionInput = z.output<typeof correctionInput>;

/** One entry of a ledger as the console shows it. Implements BEYOND-58. */
export const ledgerEntrySchema = z.strictObject({
  id: idSchema,
  /** Its place in the member's ledger, from 1. */
  entry: z.number().int().min(1),
  activityType: activityTypeSchema,
  pointsAwarded: z.number().int(),
  relatedId: idSchema.nullable(),
  relatedType: z.string().nullable(),
  relatedName: z.string().nullable(),
  counterpartId: idSchema.nullable(),
  unearned: z.enum(unearnedReasons).nullable(),
  /** Why it gave no points; null where it did. */
  missing: z.enum(missingReasons).nullable(),
  createdAt: momentSchema,
  /** The counter-entry that takes it back. */
  correctedBy: idSchema.nullable(),
});
export type LedgerEntry = z.output<typeof ledgerEntrySchema>;

const id = '01939c5e-6a00-7000-8000-000000000003';
const correctionId = '01939c5e-6a00-7000-8000-000000000007';
const exampleEntry: LedgerEntry = {
  id,
  entry: 12,
  activityType: 'recipe_liked',
  pointsAwarded: 1,
  relatedId: id,
  relatedType: 'post',
  relatedName: null,
  counterpartId: correctionId,
  unearned: null,
  missing: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  correctedBy: null,
};
const exampleCorrection: LedgerEntry = {
  id: correctionId,
  entry: 13,
  activityType: correctionActivity,
  pointsAwarded: -1,
  relatedId: id,
  relatedType: 'activity',
  relatedName: correctionReasons.mistaken,
  counterpartId: null,
  unearned: null,
  missing: null,
  createdAt: '2026-01-02T00:00:00.000Z',
  correctedBy: null,
};
const count = z.number().int().min(0);
const standing = z.strictObject({
  memberId: idSchema,
  totalPoints: z.number().int().min(0),
  currentLevel: z.string(),
  entries: z.number().int().min(0),
});

export const adminLedgerRoutes = defineRoutes('engagement-points.admin-ledger', {
  standing: {
    method: 'GET',
    path: '/admin/members/:id/points',
    access: 'staff:support',
    summary: "A member's points and level, and how long their ledger is",
    params: idParams,
    response: standing,
    example: {
      params: { id },
      response: { memberId: id, totalPoints: 12, currentLevel: 'Aspiring Shaker', entries: 12 },
    },
  },
  list: {
    method: 'GET',
    path: '/admin/members/:id/ledger',
    access: 'staff:support',
    summary: 'What a member has done and what it earned, newest first, by kind and days (UTC)',
    params: idParams,
    query: z.strictObject({
      ...pageQuery(25, 100),
      activityType: z.enum(ledgerActivities).optional(),
      from: z.iso.date().optional(),
      /** The last day. */
      until: z.iso.date().optional(),
    }),
    response: pageOf(ledgerEntrySchema),
    example: {
      params: { id },
      query: {},
      response: {
        items: [exampleCorrection, { ...exampleEntry, correctedBy: correctionId }],
        nextCursor: null,
      },
    },
  },
  missing: {
    method: 'GET',
    path: '/admin/members/:id/points/missing',
    access: 'staff:support',
    summary:
      'Why a point of a member may be missing: what acts of a kind earned on a day (UTC), which did not and why, which still wait, and whether the same thing had counted before',
    params: idParams,
    query: z.strictObject({
      activityType: z.enum(awardedActivities),
      day: z.iso.date(),
      /** What it was about, by its whole name; upper and lower case are the same. */
      about: line(200).optional(),
    }),
    response: z.strictObject({
      /** What the rules allow today. */
      rule: z.strictObject({
        points: count,
        perDay: count,
        perDayWithOneMember: count.nullable(),
        minAccountDays: count.nullable(),
      }),
      /** Acts of the day that earned points. */
      earned: count,
      /** Acts of the day that are recorded and earned nothing, by their reason. */
      unearned: z.array(z.strictObject({ reason: z.enum(missingReasons), count })),
      /** Acts of any day that are yet to be recorded, and those whose recording has failed. */
      waiting: count,
      failed: count,
      /** The entry about what was named: a thing counts once, whenever that was. */
      about: ledgerEntrySchema.nullable(),
    }),
    example: {
      params: { id },
      query: { activityType: 'recipe_liked', day: '2026-01-01' },
      response: {
        rule: { points: 1, perDay: 10, perDayWithOneMember: 3, minAccountDays: null },
        earned: 3,
        unearned: [{ reason: 'member-limit', count: 2 }],
        waiting: 0,
        failed: 0,
        about: null,
      },
    },
  },
  correct: {
    method: 'PUT',
    path: '/admin/members/:id/corrections/:correctionId',
    access: 'admin',
    summary:
      'Correct points by a counter-entry with a reason the member reads; the id is yours, and repeating it changes nothing',
    params: z.strictObject({ id: idSchema, correctionId: idSchema }),
    body: correctionInput,
    response: ledgerEntrySchema,
    example: {
      params: { id, correctionId },
      body: { entryId: id, reason: 'mistaken', note: 'Counted twice after the outage' },
      response: exampleCorrection,
    },
  },
});

export const pointsCorrected = defineEvent({
  type: 'engagement-points.points.corrected',
  version: 1,
  fires: 'when an admin corrects points by a counter-entry; total and level are those after it',
  data: z.strictObject({
    memberId: idSchema,
    activityId: idSchema,
    /** Less than zero when points are taken. */
    points: z.number().int(),
    reason: z.enum(correctionReasonNames),
    totalPoints: z.number().int().min(0),
    currentLevel: z.string(),
    levelChanged: z.boolean(),
    /** Counts on from the member's awards; a projection ignores what is not newer. */
    sequence: z.number().int().min(1),
  }),
  example: {
    memberId: id,
    activityId: correctionId,
    points: -1,
    reason: 'mistaken',
    totalPoints: 11,
    currentLevel: 'Aspiring Shaker',
    levelChanged: false,
    sequence: 13,
  },
});
