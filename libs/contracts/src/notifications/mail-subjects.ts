import { z } from 'zod';
import { idSchema, momentSchema } from '../common/shapes.ts';
import { factorChanges } from '../identity/second-factor-terms.ts';
import { applicationStatuses, maxMailedPostings } from '../professional/posting-terms.ts';

/** What a member with a place in a live session is mailed. Implements BEYOND-86. */
const sessionMailKinds = [
  'session-soon',
  'session-started',
  'session-moved',
  'session-moved-up',
  'session-cancelled',
] as const;
export type SessionMailKind = (typeof sessionMailKinds)[number];

/** What the two of a meeting are mailed. Implements BEYOND-172. */
const bookingMailKinds = [
  'booking-made',
  'booking-made-by-you',
  'booking-moved',
  'booking-moved-by-you',
  'booking-described',
  'booking-cancelled',
  'booking-cancelled-by-you',
  'booking-soon',
] as const;
export type BookingMailKind = (typeof bookingMailKinds)[number];

/** What a mail is about and whom it concerns: ids only, what it says is asked for when it is written. */
export const mailSubjectSchema = z.discriminatedUnion('kind', [
  /** The link of a challenge: verification, new password, new address. */
  z.strictObject({ kind: z.literal('link'), challengeId: idSchema }),
  /** A message of the contact form, to the support address. */
  z.strictObject({ kind: z.literal('contact-received'), messageId: idSchema }),
  /** What is wrong with the site, or that all is well again, to whoever runs it. */
  z.strictObject({
    kind: z.literal('site-alert'),
    occurredAt: momentSchema,
    /** In words; empty when all is well again. */
    problems: z.array(z.string().max(200)).max(100),
  }),
  /** An answer to it, to whoever wrote. */
  z.strictObject({ kind: z.literal('contact-answered'), messageId: idSchema, replyId: idSchema }),
  /** A notice to the address a change of address leads away from. */
  z.strictObject({ kind: z.literal('address-change-notice'), challengeId: idSchema }),
  /** News for the recipient or the sender of a connection request. */
  z.strictObject({
    kind: z.enum(['connection-requested', 'connection-accepted']),
    memberId: idSchema,
    occurredAt: momentSchema,
    /** Who did it; only told to those whose address is known to be theirs. */
    byMemberId: idSchema.optional(),
  }),
  z.strictObject({ kind: z.literal('password-changed'), memberId: idSchema, occurredAt: momentSchema }),
  z.strictObject({
    kind: z.literal('second-factor-changed'),
    memberId: idSchema,
    occurredAt: momentSchema,
    change: z.enum(factorChanges),
  }),
  z.strictObject({ kind: z.literal('personal-token-made'), memberId: idSchema, occurredAt: momentSchema }),
  z.strictObject({ kind: z.literal('sign-up-repeated'), memberId: idSchema, occurredAt: momentSchema }),
  z.strictObject({ kind: z.literal('session-replayed'), memberId: idSchema, occurredAt: momentSchema }),
  z.strictObject({ kind: z.literal('member-suspended'), memberId: idSchema, occurredAt: momentSchema }),
  z.strictObject({ kind: z.literal('suspension-ended'), memberId: idSchema, occurredAt: momentSchema }),
  z.strictObject({ kind: z.enum(sessionMailKinds), sessionId: idSchema, memberId: idSchema }),
  z.strictObject({ kind: z.enum(bookingMailKinds), bookingId: idSchema, memberId: idSchema }),
  /** To an address an admin or a visitor has entered, which is kept for a day. */
  z.strictObject({
    kind: z.enum(['instructions', 'test-notification', 'bulk-preview', 'unsubscribe-link']),
    orderId: idSchema,
  }),
  /** News of an application for a job: to whoever posted the job, and to whoever applied. */
  z.strictObject({ kind: z.literal('application-submitted'), applicationId: idSchema, memberId: idSchema }),
  z.strictObject({ kind: z.literal('application-sent'), applicationId: idSchema, memberId: idSchema }),
  z.strictObject({
    kind: z.literal('application-moved'),
    applicationId: idSchema,
    memberId: idSchema,
    status: z.enum(applicationStatuses),
  }),
  /** New postings that match a job alert of a member. */
  z.strictObject({
    kind: z.literal('job-alert-mailed'),
    alertId: idSchema,
    memberId: idSchema,
    postingIds: z.array(idSchema).min(1).max(maxMailedPostings),
  }),
  /** What a member has not read of what came since the last daily summary. */
  z.strictObject({ kind: z.literal('digest'), memberId: idSchema, day: z.iso.date() }),
]);
export type MailSubject = z.output<typeof mailSubjectSchema>;
