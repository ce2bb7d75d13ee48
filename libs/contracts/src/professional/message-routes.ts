import { z } from 'zod';
import { doneSchema, idParams, idSchema, momentSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { messageSent } from './message-events.ts';
import {
  type DirectMessage,
  directMessageInput,
  directMessageSchema,
  listedThreadSchema,
  type Thread,
  threadSchema,
} from './messages.ts';

const { messageId, senderId, recipientId: memberId } = messageSent.example;
const createdAt = '2026-01-01T00:00:00.000Z';
const content = 'Could you come by on Thursday for a trial shift?';
const exampleMessage: DirectMessage = {
  id: messageId,
  seq: 1,
  isOwn: true,
  content,
  isRemoved: false,
  isRead: false,
  createdAt,
};
const member = {
  id: memberId,
  username: 'ruth',
  fullName: 'Ruth Burgess',
  avatarUrl: null,
  currentLevel: 'Aspiring Shaker' as const,
};
const exampleThread: Thread = { memberId, member, unread: 0, mayWrite: true };

/**
 * Messages between two members whom an open or accepted application (its applicant and whoever posted the job) or an
 * accepted mentorship joins. A thread is named by the other member.
 */
export const messageRoutes = defineRoutes('professional.messages', {
  threads: {
    method: 'GET',
    path: '/me/messages',
    access: 'granted',
    summary: 'With whom you have messages, the last written first, with how many you have not read',
    query: z.strictObject(pageQuery(20, 50)),
    response: pageOf(listedThreadSchema),
    example: {
      query: {},
      response: { items: [{ memberId, member, unread: 0, last: exampleMessage }], nextCursor: null },
    },
  },
  unread: {
    method: 'GET',
    path: '/me/unread-messages',
    access: 'granted',
    summary: 'How many messages you have not read',
    response: z.strictObject({ count: z.number().int().min(0) }),
    example: { response: { count: 2 } },
  },
  thread: {
    method: 'GET',
    path: '/me/messages/:id',
    access: 'granted',
    summary: 'You and another member: what is unread, and whether you may write to each other',
    params: idParams,
    response: threadSchema,
    example: { params: { id: memberId }, response: exampleThread },
  },
  history: {
    method: 'GET',
    path: '/me/messages/:id/history',
    access: 'granted',
    summary: 'What you and another member wrote to each other, the newest first',
    params: idParams,
    query: z.strictObject(pageQuery(30, 100)),
    response: pageOf(directMessageSchema),
    example: {
      params: { id: memberId },
      query: {},
      response: { items: [exampleMessage], nextCursor: null },
    },
  },
  write: {
    method: 'POST',
    path: '/me/messages/:id',
    access: 'granted',
    summary: 'Write to a member with whom an application or a mentorship joins you',
    params: idParams,
    body: directMessageInput,
    response: directMessageSchema,
    status: 201,
    idempotent: 'in transaction',
    example: { params: { id: memberId }, body: { content }, response: exampleMessage },
  },
  read: {
    method: 'PUT',
    path: '/me/messages/:id/read',
    access: 'granted',
    summary: 'You have read what a member wrote to you, up to a message; repeating it changes nothing',
    params: idParams,
    body: z.strictObject({ seq: z.number().int().min(1).max(1_000_000_000) }),
    response: doneSchema,
    example: { params: { id: memberId }, body: { seq: 1 }, response: { done: true } },
  },
});

export const messageInternalRoutes = defineRoutes('professional.messages-internal', {
  received: {
    access: 'internal',
    summary: 'A message for moderation, told by whoever received it; nobody else can show it to a moderator',
    params: idParams,
    query: z.strictObject({ recipientId: idSchema }),
    response: z.strictObject({
      id: idSchema,
      senderId: idSchema,
      recipientId: idSchema,
      content: z.string(),
      createdAt: momentSchema,
    }),
    example: {
      params: { id: messageId },
      query: { recipientId: memberId },
      response: { id: messageId, senderId, recipientId: memberId, content, createdAt },
    },
  },
});
