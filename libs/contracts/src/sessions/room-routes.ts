import { z } from 'zod';
import { reportInput } from '../common/reports.ts';
import { doneSchema, idParams, idSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { chatMessagePosted, liveSessionScheduled, mixAlongMoved } from './events.ts';
import { exampleLiveSession } from './live-session-routes.ts';
import { mixAlongInput, mixAlongStateSchema, mixAlongStepInput } from './mix-alongs.ts';
import {
  type ChatMessage,
  chatMessageInput,
  chatMessageSchema,
  roomBanSchema,
  roomParticipantSchema,
  roomSchema,
  slowModeInput,
} from './rooms.ts';
import { videoEntranceSchema } from './video.ts';
import { chatReactionNames } from './vocabularies.ts';

const id = liveSessionScheduled.example.sessionId;
const { messageId } = chatMessagePosted.example;
const exampleMessage: ChatMessage = {
  id: messageId,
  seq: 1,
  authorId: exampleLiveSession.hostId,
  author: exampleLiveSession.host,
  content: 'Dry shake first, then with ice.',
  createdAt: '2026-01-02T20:05:00.000Z',
  editedAt: null,
  removedBy: null,
  reactions: [{ reaction: 'cheers', count: 2 }],
  mine: [],
  revision: 3,
};
const exampleMixAlong = mixAlongMoved.example.mixAlong;
const exampleState = { mixAlong: exampleMixAlong, revision: mixAlongMoved.example.revision };
const memberParams = z.strictObject({ id: idSchema, memberId: idSchema });
const reactionParams = z.strictObject({ id: idSchema, reaction: z.enum(chatReactionNames) });
const exampleReaction = { id: messageId, reaction: 'cheers' as const };
const exampleGuest = { id, memberId: exampleLiveSession.hostId };
/** Messages that came or changed behind a revision of the room, the change that is longest ago first. */
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
        video: { onAir: true },
        revision: 3,
        moderates: false,
        slowModeSeconds: 0,
        mixAlong: exampleMixAlong,
        sessionRevision: exampleState.revision,
      },
    },
  },
  enterVideo: {
    method: 'POST',
    path: '/live-sessions/:id/video',
    access: 'member',
    summary: 'A token for the video of the room, good for a minute: the host sends, everybody else watches',
    params: idParams,
    response: videoEntranceSchema,
    example: {
      params: { id },
      response: { url: 'wss://video.example.com', token: 'e30.e30.00', publishes: false },
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
    summary: 'What was said or changed behind a revision, to go on after a break',
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
  revise: {
    method: 'PUT',
    path: '/live-session-messages/:id',
    access: 'member',
    summary: 'Edit your own message while the room is open',
    params: idParams,
    body: chatMessageInput,
    response: chatMessageSchema,
    example: {
      params: { id: messageId },
      body: { content: exampleMessage.content },
      response: exampleMessage,
    },
  },
  unsay: {
    method: 'DELETE',
    path: '/live-session-messages/:id',
    access: 'member',
    summary: 'Delete a message as its author, the host or an admin; its line stays',
    params: idParams,
    response: chatMessageSchema,
    example: {
      params: { id: messageId },
      response: { ...exampleMessage, content: '', removedBy: 'author', reactions: [] },
    },
  },
  react: {
    method: 'PUT',
    path: '/live-session-messages/:id/reactions/:reaction',
    access: 'member',
    summary: 'Answer a message with a reaction; repeating it changes nothing',
    params: reactionParams,
    response: chatMessageSchema,
    example: { params: exampleReaction, response: { ...exampleMessage, mine: ['cheers'] } },
  },
  unreact: {
    method: 'DELETE',
    path: '/live-session-messages/:id/reactions/:reaction',
    access: 'member',
    summary: 'Take a reaction back; repeating it changes nothing',
    params: reactionParams,
    response: chatMessageSchema,
    example: { params: exampleReaction, response: exampleMessage },
  },
  report: {
    method: 'PUT',
    path: '/live-session-messages/:id/report',
    access: 'member',
    summary: 'Tell the moderators about a message; telling them twice changes nothing',
    params: idParams,
    body: reportInput,
    response: doneSchema,
    example: { params: { id: messageId }, body: { reason: 'spam', note: null }, response: { done: true } },
  },
  pace: {
    method: 'PUT',
    path: '/live-sessions/:id/slow-mode',
    access: 'member',
    summary: 'Say as the host or an admin how long guests wait between two messages',
    params: idParams,
    body: slowModeInput,
    response: doneSchema,
    example: { params: { id }, body: { seconds: 30 }, response: { done: true } },
  },
  bans: {
    method: 'GET',
    path: '/live-sessions/:id/bans',
    access: 'member',
    summary: 'Whom the host or an admin has sent out, the latest first',
    params: idParams,
    response: z.strictObject({ items: z.array(roomBanSchema).max(100) }),
    example: {
      params: { id },
      response: {
        items: [
          {
            memberId: exampleLiveSession.hostId,
            member: exampleLiveSession.host,
            bannedAt: '2026-01-02T20:10:00.000Z',
          },
        ],
      },
    },
  },
  ban: {
    method: 'PUT',
    path: '/live-sessions/:id/bans/:memberId',
    access: 'member',
    summary: 'Send a member out of the room as the host or an admin; they cannot join again',
    params: memberParams,
    response: doneSchema,
    example: { params: exampleGuest, response: { done: true } },
  },
  unban: {
    method: 'DELETE',
    path: '/live-sessions/:id/bans/:memberId',
    access: 'member',
    summary: 'Let a member join again',
    params: memberParams,
    response: doneSchema,
    example: { params: exampleGuest, response: { done: true } },
  },
  choose: {
    method: 'PUT',
    path: '/live-sessions/:id/mix-along',
    access: 'member',
    summary: 'Choose as the host what is mixed together, from its first step on; null for nothing',
    params: idParams,
    body: mixAlongInput,
    response: mixAlongStateSchema,
    example: {
      params: { id },
      body: { recipeId: exampleMixAlong.recipeId },
      response: { ...exampleState, mixAlong: { ...exampleMixAlong, step: 0 } },
    },
  },
  move: {
    method: 'PUT',
    path: '/live-sessions/:id/mix-along/step',
    access: 'member',
    summary: 'Take everybody in the room to a step of the recipe as the host; repeating it changes nothing',
    params: idParams,
    body: mixAlongStepInput,
    response: mixAlongStateSchema,
    example: {
      params: { id },
      body: { recipeId: exampleMixAlong.recipeId, step: exampleMixAlong.step },
      response: exampleState,
    },
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
    summary: 'What was said or changed behind a revision, for the pages a gateway tells of it',
    params: idParams,
    query: sinceQuery,
    response: sinceReply,
    example: { params: { id }, query: { after: 0 }, response: { items: [exampleMessage], more: false } },
  },
});
