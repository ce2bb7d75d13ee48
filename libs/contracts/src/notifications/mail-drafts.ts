import { z } from 'zod';
import { slugSchema } from '../catalogue/library.ts';
import { doneSchema, idParams, idSchema, momentSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { audienceSchema, defaultEmailType, emailTypeSchema } from './bulk-mails.ts';

/** How a bulk mail is being written: `source` is HTML by hand. */
export const draftFormats = ['html', 'source', 'markdown', 'text'] as const;
export type DraftFormat = (typeof draftFormats)[number];

const draft = {
  /** Empty where it is the site's news. */
  subject: z.string().trim().max(150),
  format: z.enum(draftFormats),
  content: z.string().max(100_000),
  emailType: emailTypeSchema,
  audience: audienceSchema,
  /** The ingredient its readers like; null where that does not matter. */
  likes: slugSchema.nullable(),
};
const draftInput = z.strictObject(draft);
export type MailDraftInput = z.output<typeof draftInput>;

const revision = z.number().int().min(1);
const draftSchema = z.strictObject({
  ...draft,
  id: idSchema,
  /** Raised with each change. */
  revision,
  savedAt: momentSchema,
  /** The admin; null when they have left. */
  savedBy: idSchema.nullable(),
});
export type MailDraft = z.output<typeof draftSchema>;

const id = '01939c5e-6a00-7000-8000-0000000000f2';
const input: MailDraftInput = {
  subject: 'The sours of spring',
  format: 'html',
  content: '<p>There is a new season.</p>',
  emailType: defaultEmailType,
  audience: 'everybody',
  likes: null,
};
const saved = {
  id,
  revision: 1,
  savedAt: '2026-01-01T00:00:00.000Z',
  savedBy: '01939c5e-6a00-7000-8000-000000000003',
};

/** Bulk mails that are being written, which any admin goes on with. Implements BEYOND-177. */
export const mailDraftRoutes = defineRoutes('notifications.mail-drafts', {
  list: {
    method: 'GET',
    path: '/admin/notifications/drafts',
    access: 'admin',
    summary: 'Drafts of bulk mails without what they say, the newest first',
    query: z.strictObject(pageQuery(20, 50)),
    response: pageOf(draftSchema.omit({ content: true })),
    example: {
      query: {},
      response: {
        items: [
          {
            ...saved,
            subject: input.subject,
            format: 'html',
            emailType: input.emailType,
            audience: 'everybody',
            likes: null,
          },
        ],
        nextCursor: null,
      },
    },
  },
  get: {
    method: 'GET',
    path: '/admin/notifications/drafts/:id',
    access: 'admin',
    summary: 'A draft of a bulk mail',
    params: idParams,
    response: draftSchema,
    example: { params: { id }, response: { ...input, ...saved } },
  },
  create: {
    method: 'POST',
    path: '/admin/notifications/drafts',
    access: 'admin',
    idempotent: 'in transaction',
    status: 201,
    summary: 'Keep a draft of a bulk mail',
    body: draftInput,
    response: draftSchema,
    example: { body: input, response: { ...input, ...saved } },
  },
  revise: {
    method: 'PUT',
    path: '/admin/notifications/drafts/:id',
    access: 'admin',
    summary: 'Change a draft of a bulk mail',
    params: idParams,
    /** The revision that was changed: another admin may have been faster. */
    body: z.strictObject({ revision, draft: draftInput }),
    response: draftSchema,
    example: {
      params: { id },
      body: { revision: 1, draft: input },
      response: { ...input, ...saved, revision: 2 },
    },
  },
  remove: {
    method: 'DELETE',
    path: '/admin/notifications/drafts/:id',
    access: 'admin',
    summary: 'Delete a draft of a bulk mail',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
});
