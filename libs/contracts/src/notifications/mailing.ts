import { z } from 'zod';
import {
  doneSchema,
  emailOf,
  idParams,
  idSchema,
  momentSchema,
  pageOf,
  pageQuery,
} from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';

const email = emailOf('Please enter an email address');
const token = `01939c5e-6a00-7000-8000-000000000003.${'A'.repeat(43)}`;

/** `hard`: there is no such address. `soft`: not now, the mailbox is full. `complaint`: its reader called it spam. */
export const bounceKinds = ['hard', 'soft', 'complaint'] as const;

/** What the mail provider tells of one mail. */
export const bounceSchema = z.strictObject({
  /** The provider's own id: an event that comes twice has its effect once. */
  id: z.string().min(1).max(200),
  kind: z.enum(bounceKinds),
  recipient: email,
  /** Of the mail, without angle brackets; names the bulk mail it was. */
  messageId: z.string().max(400).optional(),
  /** The line of the mail server, or of the provider. */
  reason: z.string().trim().min(1).max(500),
});
export type Bounce = z.output<typeof bounceSchema>;

const suppressionSchema = z.strictObject({
  memberId: idSchema,
  kind: z.enum(['hard', 'complaint']),
  reason: z.string(),
  at: momentSchema,
});
export type Suppression = z.output<typeof suppressionSchema>;
const suppression: Suppression = {
  memberId: '01939c5e-6a00-7000-8000-000000000003',
  kind: 'hard',
  reason: '550 5.1.1 No such mailbox',
  at: '2026-01-01T00:00:00.000Z',
};

/** Who gets no bulk mail because their address does not take it. Implements ADM-NOTIF-01, BEYOND-101. */
export const suppressionRoutes = defineRoutes('notifications.suppressions', {
  list: {
    method: 'GET',
    path: '/admin/notifications/suppressed',
    access: 'admin',
    summary: 'Members whose address took no bulk mail, with the reason, the latest first',
    query: z.strictObject(pageQuery(10, 50)),
    response: pageOf(suppressionSchema),
    example: { query: {}, response: { items: [suppression], nextCursor: null } },
  },
  lift: {
    method: 'DELETE',
    path: '/admin/notifications/suppressed/:id',
    access: 'admin',
    summary: 'Let a member get bulk mail again',
    params: idParams,
    response: doneSchema,
    example: { params: { id: suppression.memberId }, response: { done: true } },
  },
});

const mailingStateSchema = z.strictObject({ subscribed: z.boolean() });
/** Bound to its recipient and to a list: the news, unless it says that it is the daily summary. */
export const mailingTokenSchema = z
  .string()
  .regex(/^[\w-]{36}\.[\w-]{43}(\.digest)?$/, 'This link is incomplete');

/** Implements BEYOND-103, STATIC-05. */
export const mailingRoutes = defineRoutes('notifications.mailing', {
  set: {
    method: 'POST',
    path: '/mailing/subscription',
    access: 'public',
    rate: 'credentials',
    summary: 'Unsubscribe from bulk mail or the daily summary, or subscribe again, by the token of a mail',
    body: z.strictObject({ token: mailingTokenSchema, subscribed: z.boolean() }),
    response: mailingStateSchema,
    example: { body: { token, subscribed: false }, response: { subscribed: false } },
  },
  oneClick: {
    method: 'POST',
    path: '/mailing/one-click',
    access: 'public',
    rate: 'credentials',
    edge: 'composed',
    summary: 'Unsubscribe from bulk mail or the daily summary with the button of a mail program (RFC 8058)',
    query: z.strictObject({ token: mailingTokenSchema }),
    response: mailingStateSchema,
    example: { query: { token }, response: { subscribed: false } },
  },
  bounce: {
    method: 'POST',
    path: '/mailing/bounces',
    access: 'public',
    rate: 'read',
    edge: 'composed',
    summary:
      'For the mail provider: a bounce or complaint, signed over its bytes in the header Mail-Signature (t=seconds,v1=hex of HMAC-SHA256 over "seconds.bytes")',
    response: doneSchema,
    example: { response: { done: true } },
  },
  askForLink: {
    method: 'POST',
    path: '/mailing/links',
    access: 'public',
    rate: 'credentials',
    status: 202,
    summary: 'Mail a link to unsubscribe; the same answer whether or not the address has an account',
    body: z.strictObject({ email }),
    response: doneSchema,
    example: { body: { email: 'ada@example.com' }, response: { done: true } },
  },
  own: {
    method: 'GET',
    path: '/me/mailing',
    access: 'member',
    summary: 'Whether you get bulk mail',
    response: mailingStateSchema,
    example: { response: { subscribed: true } },
  },
  setOwn: {
    method: 'PUT',
    path: '/me/mailing',
    access: 'member',
    summary: 'Choose whether you get bulk mail',
    body: mailingStateSchema,
    response: mailingStateSchema,
    example: { body: { subscribed: false }, response: { subscribed: false } },
  },
});

/** What the gateway's own handlers ask. */
export const mailingInternalRoutes = defineRoutes('notifications.mailing-internal', {
  oneClick: {
    access: 'internal',
    summary: 'Unsubscribe by the token of a mail',
    body: z.strictObject({ token: mailingTokenSchema }),
    response: mailingStateSchema,
    example: { body: { token }, response: { subscribed: false } },
  },
  takeBounce: {
    access: 'internal',
    summary: 'Verify what the mail provider tells and let it have its effect, once',
    body: z.strictObject({ payload: z.string().max(10_000), signature: z.string().max(400) }),
    response: doneSchema,
    example: { body: { payload: '{}', signature: 't=1,v1=00' }, response: { done: true } },
  },
});
