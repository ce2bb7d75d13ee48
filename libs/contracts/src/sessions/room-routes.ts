import { z } from 'zod';
import { doneSchema, idParams, pageOf, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { chatMessagePosted, liveSessionScheduled } from './events.ts';
import { exampleLiveSession } from './live-session-routes.ts';
import {
  type ChatMessage,
  chatMessageInput,
  chatMessageSchema,
  roomParticipantSchema,
  roomSchema,
} from './rooms.ts';

const id = liveSessionScheduled.example.sessionId;
const { messageId } = chatMessagePosted.example;
const exampleMessage: ChatMessage = {
  id: messageId,
  seq: 1,
  authorId: exampleLiveSession.hostId,
  author: exampleLiveSession.host,
  content: 'Dry shake first, then with ice.',
  createdAt: '2026-01-02T20:05:00.000Z',
};
/** Messages behind a place, oldest first. */
const sinceQuery = z.strictObject({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});
const sinceReply = z.strictObject({ items: z.array(chatMessageSchema).max(100), more: z.boolean() });

/** The room of a live session: only for its host, who has a place in it, and admins. Implements BEYOND-84. */
export const roomRoutes = defineRoutes('sessions.rooms', {
  get: {
    method: 'GET',
    path: '/live-sessions/:id/room',
    access: 'member',
    summary: 'The room of a live session, for those inside',
    params: idParams,
    response: roomSchema,
    example: {
      params: { id },
      response: {
        chatRoomId: '4f1d2a9e-9d43-4c1c-8a51-2f6d2c1f7a10',
        streamUrl: 'https://video.example.com/sours',
        lastSeq: 1,
        moderates: false,
      },
    },
  },
  participants: {
    method: 'GET',
    path: '/live-sessions/:id/participants',
    access: 'member',
    summary: 'Who has a place, the first first, and who has the room open',
    params: idParams,
    query: z.strictObject(pageQuery(50, 90)),
    response: pageOf(roomParticipantSchema),
    example: {
      params: { id },
      query: {},
      response: {
        items: [{ memberId: exampleLiveSession.hostId, member: exampleLiveSession.host, present: true }],
        nextCursor: null,
      },
    },
  },
  messages: {
    method: 'GET',
    path: '/live-sessions/:id/messages',
    access: 'member',
    summary: 'What was said, the newest first',
    params: idParams,
    query: z.strictObject(pageQuery(50, 100)),
    response: pageOf(chatMessageSchema),
    example: { params: { id }, query: {}, response: { items: [exampleMessage], nextCursor: null } },
  },
  messagesSince: {
    method: 'GET',
    path: '/live-sessions/:id/messages/since',
    access: 'member',
    summary: 'What was said behind a place, to go on after a break',
    params: idParams,
    query: sinceQuery,
    response: sinceReply,
    example: { params: { id }, query: { after: 0 }, response: { items: [exampleMessage], more: false } },
  },
  say: {
    method: 'POST',
    path: '/live-sessions/:id/messages',
    access: 'member',
    summary: 'Say something in the room',
    params: idParams,
    body: chatMessageInput,
    response: chatMessageSchema,
    status: 201,
    example: { params: { id }, body: { content: exampleMessage.content }, response: exampleMessage },
  },
  unsay: {
    method: 'DELETE',
    path: '/live-session-messages/:id',
    access: 'member',
    summary: 'Delete a message as its author, the host or an admin',
    params: idParams,
    response: doneSchema,
    example: { params: { id: messageId }, response: { done: true } },
  },
  stay: {
    method: 'PUT',
    path: '/live-sessions/:id/presence',
    access: 'member',
    summary: 'Say that you have the room open; to be repeated twice a minute',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
  go: {
    method: 'DELETE',
    path: '/live-sessions/:id/presence',
    access: 'member',
    summary: 'Say that you have closed the room; your place stays yours',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
});

export const roomInternalRoutes = defineRoutes('sessions.rooms-internal', {
  messagesSince: {
    access: 'internal',
    summary: 'What was said behind a place, for the pages a gateway tells of it',
    params: idParams,
    query: sinceQuery,
    response: sinceReply,
    example: { params: { id }, query: { after: 0 }, response: { items: [exampleMessage], more: false } },
  },
});
