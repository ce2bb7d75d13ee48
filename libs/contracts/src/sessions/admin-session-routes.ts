import { z } from 'zod';
import { reportReasons } from '../common/reports.ts';
import { doneSchema, idParams, idSchema, line, momentSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import { defineRoutes } from '../kit/routes.ts';
import { exampleLiveSession } from './live-session-routes.ts';
import { liveSessionSchema } from './live-sessions.ts';
import { roomRoutes } from './room-routes.ts';
import { chatMessageSchema } from './rooms.ts';
import { sessionStopReasonNames } from './vocabularies.ts';

/** A session as the console shows it. */
export const adminSessionSchema = liveSessionSchema.extend({
  /** Members who have the room open now. */
  presentCount: z.number().int().min(0),
  /** Messages with reports that nobody has dealt with yet. */
  reportedCount: z.number().int().min(0),
});
export type AdminSession = z.output<typeof adminSessionSchema>;

/** Somebody with a place, or in line for one. */
export const adminSessionMemberSchema = z.strictObject({
  memberId: idSchema,
  /** Null while the member's card is not known here. */
  member: memberCardSchema.nullable(),
  since: momentSchema,
});

/** A message with what members told the moderators about it, whether or not its session is live. */
export const adminChatMessageSchema = chatMessageSchema.extend({
  reports: z.array(z.strictObject({ reason: z.enum(reportReasons), note: z.string().nullable() })).max(10),
  openReports: z.number().int().min(0),
});
export type AdminChatMessage = z.output<typeof adminChatMessageSchema>;

export const sessionStates = ['upcoming', 'live', 'past', 'cancelled'] as const;
export type SessionState = (typeof sessionStates)[number];

/** Its host reads the sentence of the reason; the audit keeps the note as well. */
export const stopSessionInput = z.strictObject({
  reason: z.enum(sessionStopReasonNames),
  note: line(300).nullable(),
});
export type StopSessionInput = z.output<typeof stopSessionInput>;

const { id, hostId, host, createdAt } = exampleLiveSession;
const exampleSession: AdminSession = {
  ...exampleLiveSession,
  status: 'live',
  startedAt: exampleLiveSession.scheduledAt,
  presentCount: 2,
  reportedCount: 1,
};
const exampleMessage: AdminChatMessage = {
  ...roomRoutes.say.example.response,
  reports: [{ reason: 'spam', note: 'Three times now' }],
  openReports: 1,
};

/** The sessions of the virtual bar in the console. Implements BEYOND-81, BEYOND-84. */
export const adminSessionRoutes = defineRoutes('sessions.admin-sessions', {
  list: {
    method: 'GET',
    path: '/admin/live-sessions',
    access: 'staff:moderation',
    summary: 'All sessions, the latest first, or those of one state',
    query: z.strictObject({ state: z.enum(sessionStates).optional(), ...pageQuery(25, 100) }),
    response: pageOf(adminSessionSchema),
    example: { query: {}, response: { items: [exampleSession], nextCursor: null } },
  },
  get: {
    method: 'GET',
    path: '/admin/live-sessions/:id',
    access: 'staff:moderation',
    summary: 'One session with how many are there now and how much is reported',
    params: idParams,
    response: adminSessionSchema,
    example: { params: { id }, response: exampleSession },
  },
  members: {
    method: 'GET',
    path: '/admin/live-sessions/:id/members',
    access: 'staff:moderation',
    summary: 'Who has a place in a session, or waits for one, the first first',
    params: idParams,
    query: z.strictObject({
      list: z.enum(['participants', 'waiting']).default('participants'),
      ...pageQuery(50, 90),
    }),
    response: pageOf(adminSessionMemberSchema),
    example: {
      params: { id },
      query: {},
      response: { items: [{ memberId: hostId, member: host, since: createdAt }], nextCursor: null },
    },
  },
  messages: {
    method: 'GET',
    path: '/admin/live-sessions/:id/messages',
    access: 'staff:moderation',
    summary: 'What was said in a session, the newest first; with `reported` only what has open reports',
    params: idParams,
    query: z.strictObject({ only: z.literal('reported').optional(), ...pageQuery(50, 100) }),
    response: pageOf(adminChatMessageSchema),
    example: { params: { id }, query: {}, response: { items: [exampleMessage], nextCursor: null } },
  },
  settle: {
    method: 'PUT',
    path: '/admin/live-session-messages/:id/reports/settlement',
    access: 'staff:moderation',
    summary: 'Let a reported message stand: its open reports count as dealt with',
    params: idParams,
    response: doneSchema,
    example: { params: { id: exampleMessage.id }, response: { done: true } },
  },
  stop: {
    method: 'PUT',
    path: '/admin/live-sessions/:id/stop',
    access: 'staff:moderation',
    summary: 'End a live session or cancel one to come, for a reason that its host is told',
    params: idParams,
    body: stopSessionInput,
    response: adminSessionSchema,
    example: {
      params: { id },
      body: { reason: 'rules', note: 'Third report this week' },
      response: { ...exampleSession, status: 'ended', endedAt: exampleSession.endsAt },
    },
  },
});
