import { z } from 'zod';
import { doneSchema, idParams, idSchema, momentSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import { defineRoutes } from '../kit/routes.ts';
import { notificationTopics } from './kind.ts';
import { defaultMailTimes, mailWays } from './mail-terms.ts';
import { type MailTimes, mailTimesSchema } from './mail-times.ts';

/** Unread notifications are counted so far. */
export const maxUnreadCounted = 99;

export const notificationSchema = z.strictObject({
  id: idSchema,
  kind: z.string(),
  /** The whole sentence. */
  text: z.string(),
  /** A page of the site. */
  link: z.string(),
  /** The last who did it; null for what nobody did. */
  actor: memberCardSchema.nullable(),
  at: momentSchema,
  read: z.boolean(),
});
export type Notification = z.output<typeof notificationSchema>;

export const notificationChoiceSchema = z.strictObject({
  kind: z.string(),
  topic: z.enum(notificationTopics),
  /** When it comes. */
  label: z.string(),
  /** Null where a kind does not stand behind the bell. */
  inApp: z.boolean().nullable(),
  /** To the devices of the member; null where a kind is not pushed. */
  push: z.boolean().nullable(),
  mail: z.enum(mailWays),
  /** What `mail` may be. */
  mailWays: z.array(z.enum(mailWays)).min(1),
});
export type NotificationChoice = z.output<typeof notificationChoiceSchema>;
const choicesSchema = z.strictObject({ items: z.array(notificationChoiceSchema) });

const id = '01939c5e-6a00-7000-8000-0000000000e1';
const example: Notification = {
  id,
  kind: 'post-liked',
  text: 'Harry Craddock and 4 others liked your post',
  link: '/community/post/01939c5e-6a00-7000-8000-0000000000c1',
  actor: {
    id: '01939c5e-6a00-7000-8000-000000000004',
    username: 'harry',
    fullName: 'Harry Craddock',
    avatarUrl: null,
    currentLevel: 'Aspiring Shaker',
  },
  at: '2026-01-01T00:00:00.000Z',
  read: false,
};
const choices: z.output<typeof choicesSchema> = {
  items: [
    {
      kind: 'post-liked',
      topic: 'community',
      label: 'Somebody likes your post',
      inApp: true,
      push: false,
      mail: 'off',
      mailWays: ['off', 'daily'],
    },
    {
      kind: 'session-soon',
      topic: 'sessions',
      label: 'A session you have a place in begins soon',
      inApp: true,
      push: true,
      mail: 'at-once',
      mailWays: ['off', 'at-once', 'daily'],
    },
  ],
};
const exampleTimes: MailTimes = {
  ...defaultMailTimes,
  timeZone: 'America/New_York',
  quiet: { from: '22:00', to: '07:00' },
};

/** Implements BEYOND-102. */
export const notificationRoutes = defineRoutes('notifications.inbox', {
  list: {
    method: 'GET',
    path: '/me/notifications',
    access: 'member',
    summary: 'Your notifications, the latest first',
    query: z.strictObject(pageQuery(20, 50)),
    response: pageOf(notificationSchema),
    example: { query: {}, response: { items: [example], nextCursor: null } },
  },
  unread: {
    method: 'GET',
    path: '/me/notifications/unread',
    access: 'member',
    summary: `How many of your notifications are unread; one more than ${maxUnreadCounted} stands for any more`,
    response: z.strictObject({ count: z.number().int().min(0) }),
    example: { response: { count: 3 } },
  },
  read: {
    method: 'POST',
    path: '/me/notifications/:id/read',
    access: 'member',
    summary: 'Mark a notification as read; repeating it changes nothing',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
  readAll: {
    method: 'POST',
    path: '/me/notifications/read',
    access: 'member',
    summary: 'Mark all notifications as read that had come by a moment',
    body: z.strictObject({ until: momentSchema }),
    response: doneSchema,
    example: { body: { until: '2026-01-01T00:00:00.000Z' }, response: { done: true } },
  },
  choices: {
    method: 'GET',
    path: '/me/notification-choices',
    access: 'member',
    summary: 'What you are notified of, and how',
    response: choicesSchema,
    example: { response: choices },
  },
  choose: {
    method: 'PUT',
    path: '/me/notification-choices/:kind',
    access: 'member',
    summary: 'Choose how you are notified of something',
    params: z.strictObject({ kind: z.string().regex(/^[a-z-]{1,40}$/) }),
    body: z
      .strictObject({
        inApp: z.boolean().optional(),
        push: z.boolean().optional(),
        mail: z.enum(mailWays).optional(),
      })
      .refine((ways) => Object.values(ways).some((way) => way !== undefined), {
        message: 'Say which way you mean',
        path: ['inApp'],
      }),
    response: choicesSchema,
    example: { params: { kind: 'post-liked' }, body: { inApp: false }, response: choices },
  },
  times: {
    method: 'GET',
    path: '/me/notification-times',
    access: 'member',
    summary:
      'Your time zone, quiet hours and the hour of your daily summary; null as long as you have chosen none',
    response: z.strictObject({ times: mailTimesSchema.nullable() }),
    example: { response: { times: exampleTimes } },
  },
  setTimes: {
    method: 'PUT',
    path: '/me/notification-times',
    access: 'member',
    summary: 'Choose your time zone, quiet hours and the hour of your daily summary',
    body: mailTimesSchema,
    response: z.strictObject({ times: mailTimesSchema }),
    example: { body: exampleTimes, response: { times: exampleTimes } },
  },
});
