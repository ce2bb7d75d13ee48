import { z } from 'zod';
import {
  doneSchema,
  idParams,
  idSchema,
  line,
  momentSchema,
  pageOf,
  pageQuery,
  prose,
} from '../common/shapes.ts';
import { emailSchema } from '../identity/accounts.ts';
import { defineEvent } from '../kit/events.ts';
import { defineRoutes } from '../kit/routes.ts';
import { contactMessageMin, contactStates } from './vocabularies.ts';

/** Implements CONT-01, BEYOND-56. */
export const contactInput = z.strictObject({
  name: line(80),
  email: emailSchema,
  message: prose(5000).min(contactMessageMin, `Please write at least ${contactMessageMin} characters`),
  /** A honeypot: people do not see this field; bots fill it in, and their messages are dropped. */
  website: z.string().max(200).default(''),
});

/** What an admin answered; its mail goes to the address of the message. Implements BEYOND-56. */
export const contactReplySchema = z.strictObject({ id: idSchema, text: z.string(), createdAt: momentSchema });
export const contactReplyInput = z.strictObject({
  text: prose(5000).min(1, 'Please write a reply'),
});
/** A longer conversation continues by mail. */
export const maxContactReplies = 20;

export const contactMessageSchema = z.strictObject({
  id: idSchema,
  /** The member who wrote it, null for a visitor. */
  userId: idSchema.nullable(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  handled: z.boolean(),
  /** Oldest first. */
  replies: z.array(contactReplySchema).max(maxContactReplies),
  createdAt: momentSchema,
});
export type ContactMessage = z.output<typeof contactMessageSchema>;

const id = '01939c5e-6a00-7000-8000-0000000000c3';
const exampleMessage: ContactMessage = {
  id,
  userId: null,
  name: 'Ada Coleman',
  email: 'ada@example.com',
  message: 'Where can I find the Hanky Panky?',
  handled: false,
  replies: [],
  createdAt: '2026-01-01T00:00:00.000Z',
};
const exampleReply = {
  id: '01939c5e-6a00-7000-8000-0000000000c4',
  text: 'It is under H in the recipes.',
  createdAt: '2026-01-02T00:00:00.000Z',
};

export const contactRoutes = defineRoutes('community.contact', {
  send: {
    method: 'POST',
    path: '/contact',
    access: 'public',
    rate: 'credentials',
    summary: 'Write to those who run the site',
    body: contactInput,
    response: doneSchema,
    example: {
      body: { name: 'Ada Coleman', email: 'ada@example.com', message: exampleMessage.message, website: '' },
      response: { done: true },
    },
  },
});

export const adminContactRoutes = defineRoutes('community.admin-contact', {
  list: {
    method: 'GET',
    path: '/admin/contact-messages',
    access: 'staff:support',
    summary: 'Messages of the contact form, newest first',
    query: z.strictObject({
      /** Looked for in name, email address and message. */
      q: line(80).optional(),
      state: z.enum(contactStates).optional(),
      ...pageQuery(20, 50),
    }),
    response: pageOf(contactMessageSchema),
    example: { query: {}, response: { items: [exampleMessage], nextCursor: null } },
  },
  get: {
    method: 'GET',
    path: '/admin/contact-messages/:id',
    access: 'staff:support',
    summary: 'One message of the contact form',
    params: idParams,
    response: contactMessageSchema,
    example: { params: { id }, response: exampleMessage },
  },
  handle: {
    method: 'PUT',
    path: '/admin/contact-messages/:id/handled',
    access: 'staff:support',
    summary: 'Note whether a message was dealt with',
    params: idParams,
    body: z.strictObject({ handled: z.boolean() }),
    response: contactMessageSchema,
    example: { params: { id }, body: { handled: true }, response: { ...exampleMessage, handled: true } },
  },
  reply: {
    method: 'POST',
    path: '/admin/contact-messages/:id/replies',
    access: 'staff:support',
    idempotent: 'in transaction',
    summary: 'Answer a message by mail, which then counts as dealt with',
    params: idParams,
    body: contactReplyInput,
    response: contactMessageSchema,
    example: {
      params: { id },
      body: { text: exampleReply.text },
      response: { ...exampleMessage, handled: true, replies: [exampleReply] },
    },
  },
});

export const contactInternalRoutes = defineRoutes('community.contact-internal', {
  message: {
    access: 'internal',
    summary: 'What a message of the contact form says, for the mail about it; null when it is gone',
    params: idParams,
    response: z.strictObject({ message: contactMessageSchema.nullable() }),
    example: { params: { id }, response: { message: exampleMessage } },
  },
});

export const contactReceived = defineEvent({
  type: 'community.contact.received',
  version: 1,
  fires: 'when somebody has sent the contact form',
  data: z.strictObject({ messageId: idSchema }),
  example: { messageId: id },
});

export const contactAnswered = defineEvent({
  type: 'community.contact.answered',
  version: 1,
  fires: 'when an admin has answered a message of the contact form',
  data: z.strictObject({ messageId: idSchema, replyId: idSchema }),
  example: { messageId: id, replyId: exampleReply.id },
});
