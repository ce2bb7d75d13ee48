import { z } from 'zod';
import { doneSchema, idParams, idSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import {
  liveSessionCancelled,
  liveSessionEnded,
  liveSessionJoined,
  liveSessionLeft,
  liveSessionQueued,
  liveSessionRevised,
  liveSessionScheduled,
  liveSessionStarted,
  liveSessionUnqueued,
  mixAlongChanged,
} from './events.ts';
import {
  type LiveSession,
  liveSessionInput,
  liveSessionListQuery,
  liveSessionSchema,
  waitingPlaceSchema,
} from './live-sessions.ts';
import { maxWaitingLists } from './vocabularies.ts';

const { sessionId: id, hostId, scheduledAt } = liveSessionScheduled.example;
const exampleInput = {
  title: 'Sours from scratch',
  description: 'Bring a shaker, lemons and an egg.',
  scheduledAt,
  durationMinutes: 60,
  maxParticipants: 50,
  streamUrl: 'https://video.example.com/sours',
  recipeId: null,
};
const { streamUrl: _, recipeId: __, ...shown } = exampleInput;
export const exampleLiveSession: LiveSession = {
  id,
  ...shown,
  endsAt: '2026-01-02T21:00:00.000Z',
  participantCount: 3,
  waitingCount: 0,
  status: 'scheduled',
  startedAt: null,
  endedAt: null,
  hostId,
  host: {
    id: hostId,
    username: 'ada',
    fullName: 'Ada Coleman',
    avatarUrl: null,
    currentLevel: 'Aspiring Shaker',
  },
  recipe: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const hot = {
  seconds: 30,
  droppedBy: [
    liveSessionScheduled,
    liveSessionRevised,
    liveSessionStarted,
    liveSessionEnded,
    liveSessionCancelled,
    liveSessionJoined,
    liveSessionLeft,
    liveSessionQueued,
    liveSessionUnqueued,
    mixAlongChanged,
  ],
} as const;

export const liveSessionRoutes = defineRoutes('sessions.live-sessions', {
  list: {
    method: 'GET',
    path: '/live-sessions',
    access: 'public',
    summary: 'Sessions that are scheduled or live, the next one first',
    query: liveSessionListQuery,
    response: pageOf(liveSessionSchema),
    hot,
    example: { query: {}, response: { items: [exampleLiveSession], nextCursor: null } },
  },
  get: {
    method: 'GET',
    path: '/live-sessions/:id',
    access: 'public',
    summary: 'One session, whatever its status',
    params: idParams,
    response: liveSessionSchema,
    hot,
    example: { params: { id }, response: exampleLiveSession },
  },
  schedule: {
    method: 'POST',
    path: '/live-sessions',
    access: 'member',
    idempotent: 'in transaction',
    summary: 'Schedule a session; duration and places are brought within their bounds',
    body: liveSessionInput,
    response: liveSessionSchema,
    status: 201,
    example: { body: exampleInput, response: exampleLiveSession },
  },
  revise: {
    method: 'PUT',
    path: '/live-sessions/:id',
    access: 'member',
    summary: 'Change your own session while it is scheduled',
    params: idParams,
    body: liveSessionInput,
    response: liveSessionSchema,
    example: { params: { id }, body: exampleInput, response: exampleLiveSession },
  },
  setStatus: {
    method: 'PUT',
    path: '/live-sessions/:id/status',
    access: 'member',
    summary: 'Start, end or cancel a session as its host or an admin',
    params: idParams,
    body: z.strictObject({ status: z.enum(['live', 'ended', 'cancelled']) }),
    response: liveSessionSchema,
    example: {
      params: { id },
      body: { status: 'cancelled' },
      response: { ...exampleLiveSession, status: 'cancelled' },
    },
  },
  join: {
    method: 'PUT',
    path: '/live-sessions/:id/participation',
    access: 'member',
    refusal: 'Please sign in to join sessions',
    summary: 'Take a place in a session that is scheduled or live; repeating it changes nothing',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
  leave: {
    method: 'DELETE',
    path: '/live-sessions/:id/participation',
    access: 'member',
    summary: 'Give up your place; repeating it changes nothing',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
  wait: {
    method: 'PUT',
    path: '/live-sessions/:id/waiting',
    access: 'member',
    refusal: 'Please sign in to join sessions',
    summary: 'Join the waiting list of a full session; you move up to a place when one is free',
    params: idParams,
    /** Null for who has a place, or got one because it was free. */
    response: z.strictObject({ position: z.number().int().min(1).nullable() }),
    example: { params: { id }, response: { position: 2 } },
  },
  stopWaiting: {
    method: 'DELETE',
    path: '/live-sessions/:id/waiting',
    access: 'member',
    summary: 'Leave the waiting list; repeating it changes nothing',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
  joined: {
    method: 'GET',
    path: '/me/live-sessions',
    access: 'member',
    summary:
      'The sessions you have a place in, by id, the latest two hundred, those you wait for and those you were sent out of',
    response: z.strictObject({
      sessionIds: z.array(idSchema).max(200),
      waiting: z.array(waitingPlaceSchema).max(maxWaitingLists),
      bannedFrom: z.array(idSchema).max(200),
    }),
    example: { response: { sessionIds: [id], waiting: [], bannedFrom: [] } },
  },
  /** What only the host sees of their own session, to edit it. */
  settings: {
    method: 'GET',
    path: '/live-sessions/:id/settings',
    access: 'member',
    summary: 'Your own session with the address of its stream, to edit it',
    params: idParams,
    response: liveSessionInput,
    example: { params: { id }, response: exampleInput },
  },
});

export const liveSessionInternalRoutes = defineRoutes('sessions.live-sessions-internal', {
  participantIds: {
    access: 'internal',
    summary: 'Who has a place in a session, for the mails about it',
    params: idParams,
    query: z.strictObject(pageQuery(100, 100)),
    response: pageOf(idSchema),
    example: { params: { id }, query: {}, response: { items: [hostId], nextCursor: null } },
  },
  waitingIds: {
    access: 'internal',
    summary: 'Who is on the waiting list of a session, or was when it was cancelled, for what they are told',
    params: idParams,
    query: z.strictObject(pageQuery(100, 100)),
    response: pageOf(idSchema),
    example: { params: { id }, query: {}, response: { items: [hostId], nextCursor: null } },
  },
});
