import { z } from 'zod';
import { doneSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { notificationTopics } from './kind.ts';

/** The number of days over which volumes are counted. */
export const volumeDays = { week: 7, month: 30 } as const;

const count = z.number().int().min(0);

/** What became of notifications of a kind. */
export const kindVolumeSchema = z.strictObject({
  /** Those of one kind about the same are one as long as it is unread. */
  made: count,
  /** Of those, what stood behind the bell, and what of that was read. */
  inApp: count,
  read: count,
  /** Taken by the push services of devices, and by the mail server. */
  pushed: count,
  mailed: count,
});
export type KindVolume = z.output<typeof kindVolumeSchema>;

/** Daily summaries that were made, and the mails of them that were sent: what was read meanwhile needs none. */
const digestVolumeSchema = z.strictObject({ made: count, mailed: count });

/** Implements BEYOND-102. */
export const adminKindSchema = z.strictObject({
  kind: z.string(),
  topic: z.enum(notificationTopics),
  label: z.string(),
  /** The event it follows from. */
  event: z.string(),
  inApp: z.boolean(),
  mailed: z.boolean(),
  /** What it says, of the example of its event. */
  preview: z.string(),
  /** What a device shows of it. */
  push: z.strictObject({ title: z.string(), body: z.string() }).nullable(),
  week: kindVolumeSchema,
  month: kindVolumeSchema,
});
export type AdminKind = z.output<typeof adminKindSchema>;

const example: AdminKind = {
  kind: 'session-soon',
  topic: 'sessions',
  label: 'A session you have a place in begins soon',
  event: 'sessions.live-session.nearing',
  inApp: true,
  mailed: true,
  preview: 'Friday sours begins in 15 minutes',
  push: { title: 'Barspoon', body: 'Friday sours begins in 15 minutes' },
  week: { made: 12, inApp: 11, read: 7, pushed: 5, mailed: 9 },
  month: { made: 40, inApp: 38, read: 30, pushed: 21, mailed: 31 },
};
const exampleDigests = { week: { made: 20, mailed: 18 }, month: { made: 81, mailed: 74 } };

/** The kind of a notification, or one of `otherMails`. */
const mailParams = z.strictObject({ kind: z.string().regex(/^[a-z-]{1,40}$/) });

export const adminNotificationRoutes = defineRoutes('notifications.admin', {
  kinds: {
    method: 'GET',
    path: '/admin/notifications/kinds',
    access: 'admin',
    summary: `Every kind of notification with an example, and what became of it in the last ${volumeDays.week} and ${volumeDays.month} days`,
    response: z.strictObject({
      items: z.array(adminKindSchema),
      digests: z.strictObject({ week: digestVolumeSchema, month: digestVolumeSchema }),
    }),
    example: { response: { items: [example], digests: exampleDigests } },
  },
  preview: {
    method: 'GET',
    path: '/admin/notifications/kinds/:kind/mail',
    access: 'admin',
    summary: 'The mail of a kind, or one that no notification stands for, as it would be sent of an example',
    params: mailParams,
    response: z.strictObject({ subject: z.string(), html: z.string(), text: z.string() }),
    example: {
      params: { kind: 'session-soon' },
      response: { subject: 'Friday sours begins in 15 minutes', html: '<p>…</p>', text: '…' },
    },
  },
  test: {
    method: 'POST',
    path: '/admin/notifications/kinds/:kind/mail/test',
    access: 'admin',
    status: 202,
    summary: 'Send that mail to yourself, marked as a test',
    params: mailParams,
    response: doneSchema,
    example: { params: { kind: 'verify-email' }, response: { done: true } },
  },
});
