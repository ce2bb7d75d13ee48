import { z } from 'zod';
import { doneSchema, idSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { profileChanged } from './events.ts';

/** Implements AUTH-28, HOME-05, BEYOND-14, BEYOND-15. */
export const memberActivityRoutes = defineRoutes('identity.activity', {
  ping: {
    method: 'POST',
    path: '/me/active',
    access: 'member',
    summary: 'Say that you are here; on signing in, every 5 minutes and when the page comes into view',
    /** Documented callers name the member; another's id is refused. */
    query: z.strictObject({ userIdParam: idSchema.optional() }),
    response: doneSchema,
    example: { query: {}, response: { done: true } },
  },
  activeCount: {
    method: 'GET',
    path: '/active-users/count',
    access: 'public',
    summary: 'How many members were active in the last 24 hours',
    response: z.strictObject({ count: z.number().int().min(0) }),
    hot: { seconds: 5, droppedBy: [profileChanged] },
    example: { response: { count: 42 } },
  },
});
