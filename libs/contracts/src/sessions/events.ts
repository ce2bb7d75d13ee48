import { z } from 'zod';
import { idSchema, momentSchema } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';
import { mixAlongSchema, mixAlongStateSchema } from './mix-alongs.ts';
import { chatReactionNames, sessionStopReasonNames } from './vocabularies.ts';

const sessionId = '01939c5e-6a00-7000-8000-0000000000d1';
const memberId = '01939c5e-6a00-7000-8000-000000000003';
const hostId = '01939c5e-6a00-7000-8000-000000000004';
const at = '2026-01-02T20:00:00.000Z';

/** Ids and times only: what hosts write is erased with them, and copies of events are kept for a while. */
const sessionFact = z.strictObject({ sessionId: idSchema, hostId: idSchema });
const exampleFact = { sessionId, hostId };
const placeFact = sessionFact.extend({ memberId: idSchema });

export const liveSessionScheduled = defineEvent({
  type: 'sessions.live-session.scheduled',
  version: 1,
  fires: 'when a member schedules a session',
  data: sessionFact.extend({ scheduledAt: momentSchema }),
  example: { ...exampleFact, scheduledAt: at },
});
export const liveSessionRevised = defineEvent({
  type: 'sessions.live-session.revised',
  version: 1,
  fires: 'when its host edits a session; `moved` says that its time has changed',
  data: sessionFact.extend({ scheduledAt: momentSchema, moved: z.boolean() }),
  example: { ...exampleFact, scheduledAt: at, moved: true },
});
export const liveSessionStarted = defineEvent({
  type: 'sessions.live-session.started',
  version: 1,
  fires: 'when a session goes live: at its time, or before it by its host',
  data: sessionFact,
  example: exampleFact,
});
export const liveSessionEnded = defineEvent({
  type: 'sessions.live-session.ended',
  version: 1,
  fires: 'when a live session ends: at its end, or before it by its host or an admin',
  data: sessionFact,
  example: exampleFact,
});
export const liveSessionCancelled = defineEvent({
  type: 'sessions.live-session.cancelled',
  version: 1,
  fires: 'when a scheduled session is cancelled by its host or an admin, or goes with its host',
  data: sessionFact,
  example: exampleFact,
});
export const liveSessionStopped = defineEvent({
  type: 'sessions.live-session.stopped',
  version: 1,
  fires: 'when an admin ends or cancels a session in the console and says why',
  data: sessionFact.extend({
    outcome: z.enum(['ended', 'cancelled']),
    reason: z.enum(sessionStopReasonNames),
  }),
  example: { ...exampleFact, outcome: 'ended', reason: 'rules' },
});
export const liveSessionNearing = defineEvent({
  type: 'sessions.live-session.nearing',
  version: 1,
  fires: 'a quarter of an hour before a scheduled session begins',
  data: sessionFact,
  example: exampleFact,
});
export const liveSessionJoined = defineEvent({
  type: 'sessions.live-session.joined',
  version: 1,
  fires:
    'when a member takes a place in a session (not when they repeat it), or moves up to one from the waiting list',
  /** `waited`: they did not take it, they were the first in line. */
  data: placeFact.extend({ waited: z.boolean().default(false) }),
  example: { ...exampleFact, memberId, waited: false },
});
export const liveSessionQueued = defineEvent({
  type: 'sessions.live-session.queued',
  version: 1,
  fires: 'when a member joins the waiting list of a full session (not when they repeat it)',
  data: placeFact,
  example: { ...exampleFact, memberId },
});
export const liveSessionUnqueued = defineEvent({
  type: 'sessions.live-session.unqueued',
  version: 1,
  fires: 'when a member leaves the waiting list of a session without a place, or goes with their account',
  data: placeFact,
  example: { ...exampleFact, memberId },
});
export const liveSessionLeft = defineEvent({
  type: 'sessions.live-session.left',
  version: 1,
  fires: 'when a member gives up their place in a session, or goes with their account',
  data: placeFact,
  example: { ...exampleFact, memberId },
});

const exampleMixAlong = {
  recipeId: '01939c5e-6a00-7000-8000-000000000001',
  available: true,
  step: 2,
  steps: 4,
};

export const mixAlongChanged = defineEvent({
  type: 'sessions.mix-along.changed',
  version: 1,
  fires:
    'when the host chooses what is mixed together in a session, or that recipe is deleted, hidden, shown again or has other steps',
  data: sessionFact.extend(mixAlongStateSchema.shape),
  example: { ...exampleFact, mixAlong: { ...exampleMixAlong, step: 0 }, revision: 3 },
});
export const mixAlongMoved = defineEvent({
  type: 'sessions.mix-along.moved',
  version: 1,
  fires: 'when the host takes a live session to another step of its recipe',
  data: sessionFact.extend({ ...mixAlongStateSchema.shape, mixAlong: mixAlongSchema }),
  example: { ...exampleFact, mixAlong: exampleMixAlong, revision: 4 },
});

const messageId = '01939c5e-6a00-7000-8000-0000000000d2';
const exampleMessage = { sessionId, messageId };
const presenceFact = z.strictObject({ sessionId: idSchema, memberId: idSchema });

export const chatMessagePosted = defineEvent({
  type: 'sessions.chat-message.posted',
  version: 1,
  fires: 'when somebody says something in the room of a session',
  data: z.strictObject({ sessionId: idSchema, messageId: idSchema, seq: z.number().int().min(1) }),
  example: { ...exampleMessage, seq: 1 },
});
export const chatMessageRemoved = defineEvent({
  type: 'sessions.chat-message.removed',
  version: 1,
  fires: 'when a message is deleted by its author, the host or an admin; its line stays',
  data: z.strictObject({ sessionId: idSchema, messageId: idSchema }),
  example: exampleMessage,
});
export const chatMessageRevised = defineEvent({
  type: 'sessions.chat-message.revised',
  version: 1,
  fires: 'when the author of a message edits it',
  data: z.strictObject({ sessionId: idSchema, messageId: idSchema }),
  example: exampleMessage,
});
export const chatMessageReacted = defineEvent({
  type: 'sessions.chat-message.reacted',
  version: 1,
  fires: 'when a member answers a message with a reaction, or takes it back (not when they repeat it)',
  data: z.strictObject({
    sessionId: idSchema,
    messageId: idSchema,
    memberId: idSchema,
    reaction: z.enum(chatReactionNames),
    added: z.boolean(),
  }),
  example: { ...exampleMessage, memberId, reaction: 'cheers', added: true },
});
export const roomPaced = defineEvent({
  type: 'sessions.room.paced',
  version: 1,
  fires: 'when the host or an admin sets the slow mode of a room',
  data: z.strictObject({ sessionId: idSchema, slowModeSeconds: z.number().int().min(0) }),
  example: { sessionId, slowModeSeconds: 30 },
});
export const roomAired = defineEvent({
  type: 'sessions.room.aired',
  version: 1,
  fires:
    'when the picture or the sound of the host comes on, and when both are gone, as the video server says',
  data: sessionFact.extend({ onAir: z.boolean() }),
  example: { ...exampleFact, onAir: true },
});
export const roomBanned = defineEvent({
  type: 'sessions.room.banned',
  version: 1,
  fires: 'when the host or an admin sends a member out of a room and keeps them out',
  data: placeFact,
  example: { ...exampleFact, memberId },
});
export const roomUnbanned = defineEvent({
  type: 'sessions.room.unbanned',
  version: 1,
  fires: 'when the host or an admin lets a member back in',
  data: placeFact,
  example: { ...exampleFact, memberId },
});
export const roomEntered = defineEvent({
  type: 'sessions.room.entered',
  version: 1,
  fires: 'when a member opens the room of a live session',
  data: presenceFact,
  example: { sessionId, memberId },
});
export const roomLeft = defineEvent({
  type: 'sessions.room.left',
  version: 1,
  fires: 'when a member closes the room of a session; their place stays theirs',
  data: presenceFact,
  example: { sessionId, memberId },
});
