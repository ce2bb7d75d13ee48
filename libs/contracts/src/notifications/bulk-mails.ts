import { z } from 'zod';
import { slugSchema } from '../catalogue/library.ts';
import {
  cursorSchema,
  emailOf,
  idParams,
  idSchema,
  line,
  momentSchema,
  pageOf,
  pageQuery,
  sentCursorSchema,
} from '../common/shapes.ts';
import { defineJob } from '../kit/jobs.ts';
import { defineRoutes } from '../kit/routes.ts';

/** Whom a bulk mail is for; always only members whose address is verified and who are not suspended. */
export const audiences = ['everybody', 'subscribed', 'not-subscribed'] as const;
export const audienceSchema = z.enum(audiences);
export type Audience = z.output<typeof audienceSchema>;

/** How many members of an audience are listed before a mail goes to them. */
export const audienceSampleSize = 5;

/** `sending` includes the choosing of recipients. */
export const bulkMailStates = ['scheduled', 'sending', 'paused', 'stopped', 'done'] as const;
export type BulkMailState = (typeof bulkMailStates)[number];

const content = z.string().trim().min(1, 'Please fill this in').max(100_000);
const email = emailOf('Please enter an email address');

/** Implements ADM-NOTIF-05. */
export const defaultEmailType = 'news';
/** A tag of its own in the mail's headers. */
export const emailTypeSchema = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, 'Lower case letters, digits and hyphens');

/** What the console sends, with the documented fields. Implements ADM-NOTIF-02, ADM-NOTIF-05. */
const bulkInput = z.strictObject({
  type: z.literal('bulk'),
  /** Without one it is the site's news. */
  subject: line(150).optional(),
  html: content.optional(),
  markdown: content.optional(),
  text: content.optional(),
  /** Only to `test_email`, and to nobody else. */
  preview: z.boolean().default(false),
  test_email: email.optional(),
  email_type: emailTypeSchema.default(defaultEmailType),
  audience: audienceSchema.default('everybody'),
  /** Only those of the audience who like this ingredient, by its slug; chosen when the mail begins. */
  likes: slugSchema.optional(),
  /** Without one at once. */
  scheduled_at: momentSchema.optional(),
  /** The draft it was written as, which is gone once the mail is queued. */
  draft_id: idSchema.optional(),
});
export type BulkInput = z.output<typeof bulkInput>;

export const adminMailInput = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('instructions'), email }),
    z.strictObject({ type: z.literal('test-notification'), email }),
    bulkInput,
  ])
  .superRefine((input, context) => {
    if (input.type !== 'bulk') return;
    if ([input.html, input.markdown, input.text].filter((one) => one !== undefined).length !== 1)
      context.addIssue({ code: 'custom', path: ['html'], message: 'Give either HTML, Markdown or text' });
    if (input.preview && input.test_email === undefined)
      context.addIssue({
        code: 'custom',
        path: ['test_email'],
        message: 'Please enter a test email address for preview',
      });
  });

const count = z.number().int().min(0);
export const bulkMailSchema = z.strictObject({
  id: idSchema,
  subject: z.string(),
  emailType: z.string(),
  audience: audienceSchema,
  /** The ingredient its readers like; null where that does not matter. */
  likes: slugSchema.nullable(),
  state: z.enum(bulkMailStates),
  /** When it begins, or began. */
  startsAt: momentSchema,
  createdAt: momentSchema,
  /** The admin; null when they have left. */
  createdBy: idSchema.nullable(),
  finishedAt: momentSchema.nullable(),
  /** Whether all recipients are chosen. */
  counted: z.boolean(),
  /** Recipients, and what became of them; `skipped` had unsubscribed or left in the meantime, or is suppressed. */
  recipients: count,
  sent: count,
  refused: count,
  skipped: count,
  /** Who has unsubscribed by its link. */
  unsubscribed: count,
  /** Of those sent, the ones that came back or were called spam. */
  bounced: count,
});
export type BulkMail = z.output<typeof bulkMailSchema>;

const id = '01939c5e-6a00-7000-8000-0000000000f1';
const example: BulkMail = {
  id,
  subject: 'News from Barspoon',
  emailType: defaultEmailType,
  audience: 'everybody',
  likes: null,
  state: 'sending',
  startsAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: '01939c5e-6a00-7000-8000-000000000003',
  finishedAt: null,
  counted: true,
  recipients: 350,
  sent: 120,
  refused: 1,
  skipped: 2,
  unsubscribed: 1,
  bounced: 1,
};
const drawnSchema = z.strictObject({ subject: z.string(), html: z.string(), text: z.string() });
const change = (summary: string) =>
  ({
    method: 'POST',
    access: 'admin',
    summary,
    params: idParams,
    response: bulkMailSchema,
    example: { params: { id }, response: example },
  }) as const;

/** Implements ADM-NOTIF-01, ADM-NOTIF-02, BEYOND-101. */
export const adminMailRoutes = defineRoutes('notifications.admin-mails', {
  send: {
    method: 'POST',
    path: '/admin/notifications',
    access: 'admin',
    idempotent: 'in transaction',
    status: 202,
    summary: 'Mail instructions or a test to an address, or a preview or the whole of a bulk mail',
    body: adminMailInput,
    /** Null for what is sent to one address. */
    response: z.strictObject({ bulk: bulkMailSchema.nullable() }),
    example: {
      body: { type: 'bulk', html: '<p>There is a new season.</p>' },
      response: { bulk: example },
    },
  },
  draw: {
    method: 'POST',
    path: '/admin/notifications/drawn',
    access: 'admin',
    rate: 'read',
    summary: 'A bulk mail as its readers would see it, sent to nobody',
    body: z.strictObject({
      subject: line(150).optional(),
      html: content.optional(),
      markdown: content.optional(),
      text: content.optional(),
    }),
    response: drawnSchema,
    example: {
      body: { html: '<p>There is a new season.</p>' },
      response: { subject: 'News from Barspoon', html: '<p>…</p>', text: '…' },
    },
  },
  audience: {
    method: 'GET',
    path: '/admin/notifications/audiences/:audience',
    access: 'admin',
    summary:
      'How many members a bulk mail would go to now, a few of them, and how many of the audience are left out; who likes an ingredient is counted in pieces to be added up',
    params: z.strictObject({ audience: audienceSchema }),
    query: z.strictObject({ likes: slugSchema.optional(), cursor: sentCursorSchema.optional() }),
    /** Whoever has unsubscribed is not counted as suppressed. */
    response: z.strictObject({
      count,
      unsubscribed: count,
      suppressed: count,
      /** Of the members of this piece that the mail would go to. */
      sample: z.array(z.strictObject({ memberId: idSchema, fullName: z.string() })).max(audienceSampleSize),
      /** Where the next piece begins; null after the last one. */
      nextCursor: cursorSchema.nullable(),
    }),
    example: {
      params: { audience: 'everybody' },
      query: {},
      response: {
        count: 350,
        unsubscribed: 4,
        suppressed: 2,
        nextCursor: null,
        sample: [{ memberId: '01939c5e-6a00-7000-8000-000000000003', fullName: 'Ada Lovelace' }],
      },
    },
  },
  list: {
    method: 'GET',
    path: '/admin/notifications/bulk',
    access: 'admin',
    summary: 'Bulk mails with their progress, the latest first',
    query: z.strictObject(pageQuery(10, 50)),
    response: pageOf(bulkMailSchema),
    example: { query: {}, response: { items: [example], nextCursor: null } },
  },
  read: {
    method: 'GET',
    path: '/admin/notifications/bulk/:id/drawn',
    access: 'admin',
    summary: 'A bulk mail that was queued, as its readers see it',
    params: idParams,
    response: drawnSchema,
    example: {
      params: { id },
      response: { subject: 'News from Barspoon', html: '<p>…</p>', text: '…' },
    },
  },
  pause: { ...change('Pause a bulk mail'), path: '/admin/notifications/bulk/:id/pause' },
  resume: { ...change('Go on with a paused bulk mail'), path: '/admin/notifications/bulk/:id/resume' },
  stop: { ...change('Stop a bulk mail for good'), path: '/admin/notifications/bulk/:id/stop' },
});

/** Chooses the recipients of a bulk mail, some at a time. */
export const chooseRecipients = defineJob({
  name: 'notifications.choose-recipients',
  data: z.strictObject({ bulkId: idSchema, after: z.string().max(40) }),
  attempts: 10,
  timeoutMs: 30_000,
  concurrency: 2,
  example: { bulkId: id, after: '' },
});

/** Sends a bulk mail to those who wait for it, for a while, and hands on to the next of its row. */
export const sendBulk = defineJob({
  name: 'notifications.send-bulk',
  data: z.strictObject({
    bulkId: idSchema,
    /** Several work at the same time. */
    lane: z.number().int().min(0),
    /** Raised with each resumption. */
    run: z.number().int().min(0),
    turn: z.number().int().min(0),
  }),
  attempts: 10,
  timeoutMs: 60_000,
  concurrency: 8,
  effect: 'outside',
  example: { bulkId: id, lane: 0, run: 0, turn: 0 },
});
