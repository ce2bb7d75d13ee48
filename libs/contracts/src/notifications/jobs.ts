import { z } from 'zod';
import { cursorSchema, idSchema, momentSchema } from '../common/shapes.ts';
import { defineJob } from '../kit/jobs.ts';
import { mailSubjectSchema } from './mail-subjects.ts';

export { chooseRecipients, sendBulk } from './bulk-mails.ts';
export type { BookingMailKind, MailSubject, SessionMailKind } from './mail-subjects.ts';

const id = '01939c5e-6a00-7000-8000-000000000003';

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

/** Pushes an unread notification to one device; whatever is the newest of its kind and subject by then. */
export const sendPush = defineJob({
  name: 'notifications.send-push',
  data: z.strictObject({
    /** Derived from the cause. */
    pushId: z.string().regex(/^[a-z0-9-]{1,140}$/),
    deviceId: idSchema,
    memberId: idSchema,
    kind: z.string(),
    subject: z.string(),
    /** How often the push service has asked to be left alone for a while. */
    putOff: z.number().int().min(0).default(0),
  }),
  attempts: 8,
  timeoutMs: 20_000,
  effect: 'outside',
  example: { pushId: `post-liked-${id}-${id}`, deviceId: id, memberId: id, kind: 'post-liked', subject: id },
});

/** Notifies everybody with a place in a session or a challenge, some at a time. */
export const notifyCrowd = defineJob({
  name: 'notifications.notify-crowd',
  data: z.strictObject({
    kind: z.string(),
    /** The event that asks for it. */
    eventId: idSchema,
    occurredAt: momentSchema,
    data: z.record(z.string(), z.unknown()),
    /** Where the last ones ended. */
    cursor: cursorSchema.nullable(),
  }),
  attempts: 10,
  timeoutMs: 30_000,
  example: {
    kind: 'session-soon',
    eventId: id,
    occurredAt: '2026-01-01T00:00:00.000Z',
    data: { sessionId: id, hostId: id },
    cursor: null,
  },
});

/** Every minute: mails the operator what has gone wrong with the site, and that all is well again. */
export const watchSite = defineJob({
  name: 'notifications.watch-site',
  data: z.strictObject({}),
  attempts: 2,
  timeoutMs: 30_000,
  concurrency: 1,
  schedule: { everyMs: 60_000 },
  example: {},
});

/** Makes the daily summary of a member, at the hour they have chosen. */
export const makeDigest = defineJob({
  name: 'notifications.make-digest',
  data: z.strictObject({
    memberId: idSchema,
    /** The day it is for, where the member lives. */
    day: z.iso.date(),
    /** When it was to be made; another one stands for times that are no longer the member's. */
    dueAt: momentSchema,
  }),
  attempts: 10,
  timeoutMs: 30_000,
  example: { memberId: id, day: '2026-01-01', dueAt: '2026-01-01T08:00:00.000Z' },
});
