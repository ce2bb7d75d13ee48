import { z } from 'zod';
import { cursorSchema, idSchema, momentSchema } from '../common/shapes.ts';
import { defineJob } from '../kit/jobs.ts';
import { applicationStatuses } from '../professional/posting-terms.ts';

const id = '01939c5e-6a00-7000-8000-000000000003';

/** What a member with a place in a live session is mailed. Implements BEYOND-86. */
const sessionMailKinds = ['session-soon', 'session-started', 'session-moved', 'session-cancelled'] as const;
export type SessionMailKind = (typeof sessionMailKinds)[number];

/** What a mail is about and whom it concerns: ids only, what it says is asked for when it is written. */
export const mailSubjectSchema = z.discriminatedUnion('kind', [
  /** The link of a challenge: verification, new password, new address. */
  z.strictObject({ kind: z.literal('link'), challengeId: idSchema }),
  /** A message of the contact form, to the support address. */
  z.strictObject({ kind: z.literal('contact-received'), messageId: idSchema }),
  /** A notice to the address a change of address leads away from. */
  z.strictObject({ kind: z.literal('address-change-notice'), challengeId: idSchema }),
  /** News for whoever was asked for a connection, or for whoever asked. */
  z.strictObject({ kind: z.literal('connection-requested'), memberId: idSchema, occurredAt: momentSchema }),
  z.strictObject({ kind: z.literal('connection-accepted'), memberId: idSchema, occurredAt: momentSchema }),
  z.strictObject({ kind: z.literal('password-changed'), memberId: idSchema, occurredAt: momentSchema }),
  z.strictObject({ kind: z.literal('sign-up-repeated'), memberId: idSchema, occurredAt: momentSchema }),
  z.strictObject({ kind: z.literal('session-replayed'), memberId: idSchema, occurredAt: momentSchema }),
  z.strictObject({ kind: z.enum(sessionMailKinds), sessionId: idSchema, memberId: idSchema }),
  /** News of an application for a job, to whoever posted it or to whoever applied. */
  z.strictObject({
    kind: z.literal('application-submitted'),
    applicationId: idSchema,
    addressee: z.enum(['poster', 'applicant']),
  }),
  z.strictObject({
    kind: z.literal('application-moved'),
    applicationId: idSchema,
    status: z.enum(applicationStatuses),
  }),
]);
export type MailSubject = z.output<typeof mailSubjectSchema>;

export const sendMail = defineJob({
  name: 'notifications.send-mail',
  data: z.strictObject({
    /** Derived from the cause; also the mail's Message-ID. */
    mailId: z.string().regex(/^[a-z0-9-]{1,120}$/),
    about: mailSubjectSchema,
  }),
  attempts: 10,
  timeoutMs: 30_000,
  effect: 'outside',
  example: {
    mailId: `link-${id}`,
    about: { kind: 'link', challengeId: id },
  },
});

/** Mails everybody with a place in a live session, some at a time. */
export const mailParticipants = defineJob({
  name: 'notifications.mail-participants',
  data: z.strictObject({
    kind: z.enum(sessionMailKinds),
    sessionId: idSchema,
    /** The event that asks for it. */
    eventId: idSchema,
    /** Where the last ones ended. */
    cursor: cursorSchema.nullable(),
  }),
  attempts: 10,
  timeoutMs: 30_000,
  example: { kind: 'session-soon', sessionId: id, eventId: id, cursor: null },
});
