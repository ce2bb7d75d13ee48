import { z } from 'zod';
import { idSchema, momentSchema } from '../common/shapes.ts';
import { defineJob } from '../kit/jobs.ts';
import { liveSessionScheduled } from './events.ts';

/** Waits until the next transition of a session is due. */
export const advanceSession = defineJob({
  name: 'sessions.advance-session',
  data: z.strictObject({ sessionId: idSchema }),
  attempts: 10,
  timeoutMs: 10_000,
  example: { sessionId: liveSessionScheduled.example.sessionId },
});

/** Finds sessions that are due and were not taken on: clocks jump, and waiting jobs are lost with Redis. */
export const advanceSessions = defineJob({
  name: 'sessions.advance-sessions',
  data: z.strictObject({}),
  attempts: 5,
  timeoutMs: 30_000,
  concurrency: 1,
  schedule: { everyMs: 30_000 },
  example: {},
});

/** Waits until a session is near. One that was moved meanwhile has another such job. */
export const tellOfNearing = defineJob({
  name: 'sessions.tell-of-nearing',
  data: z.strictObject({ sessionId: idSchema, scheduledAt: momentSchema }),
  attempts: 10,
  timeoutMs: 10_000,
  example: {
    sessionId: liveSessionScheduled.example.sessionId,
    scheduledAt: liveSessionScheduled.example.scheduledAt,
  },
});

/** Takes one member, or everybody, out of the video of a room. */
export const clearVideo = defineJob({
  name: 'sessions.clear-video',
  data: z.strictObject({ sessionId: idSchema, memberId: idSchema.nullable() }),
  attempts: 12,
  timeoutMs: 20_000,
  effect: 'outside',
  example: { sessionId: liveSessionScheduled.example.sessionId, memberId: null },
});
