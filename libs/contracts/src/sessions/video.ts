import { z } from 'zod';
import { doneSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';

/** With which a page enters the video of one room, as one member, within the next minute. Implements BEYOND-84. */
export const videoEntranceSchema = z.strictObject({
  /** Of the video server. */
  url: z.url({ protocol: /^wss?$/ }),
  token: z.string().min(1).max(4000),
  /** The host sends picture and sound, everybody else watches. */
  publishes: z.boolean(),
});
export type VideoEntrance = z.output<typeof videoEntranceSchema>;

/** Where the video server tells what has happened. */
export const videoRoutes = defineRoutes('sessions.video', {
  webhook: {
    method: 'POST',
    path: '/video/webhook',
    access: 'public',
    rate: 'read',
    edge: 'composed',
    summary: 'For the video server: an event, signed over its bytes in the header Authorization',
    response: doneSchema,
    example: { response: { done: true } },
  },
});

export const videoInternalRoutes = defineRoutes('sessions.video-internal', {
  takeEvent: {
    access: 'internal',
    summary: 'Verify an event of the video server and let it have its effect, once',
    body: z.strictObject({ payload: z.string(), signature: z.string().max(4000) }),
    response: doneSchema,
    example: { body: { payload: '{}', signature: 'e30.e30.00' }, response: { done: true } },
  },
});
