import { z } from 'zod';
import { defineRoutes } from '../kit/routes.ts';
import { notificationTopics } from './kind.ts';

/** Volumes are counted over so many days. */
export const volumeDays = 7;

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
  /** Notifications of the last days, and mails that were sent in them. */
  notified: z.number().int().min(0),
  sent: z.number().int().min(0),
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
  notified: 12,
  sent: 9,
};

export const adminNotificationRoutes = defineRoutes('notifications.admin', {
  kinds: {
    method: 'GET',
    path: '/admin/notifications/kinds',
    access: 'admin',
    summary: `Every kind of notification with an example, and how often it came in the last ${volumeDays} days`,
    response: z.strictObject({ items: z.array(adminKindSchema) }),
    example: { response: { items: [example] } },
  },
  preview: {
    method: 'GET',
    path: '/admin/notifications/kinds/:kind/mail',
    access: 'admin',
    summary: 'The mail of a kind, as it would be sent of an example',
    params: z.strictObject({ kind: z.string().regex(/^[a-z-]{1,40}$/) }),
    response: z.strictObject({ subject: z.string(), html: z.string(), text: z.string() }),
    example: {
      params: { kind: 'session-soon' },
      response: { subject: 'Friday sours begins in 15 minutes', html: '<p>…</p>', text: '…' },
    },
  },
});
