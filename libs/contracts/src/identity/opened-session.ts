import { z } from 'zod';
import { momentSchema } from '../common/shapes.ts';
import { sessionSchema } from './accounts.ts';

/** A session as identity opens it: with the refresh token, for the gateway alone. */
export const openedSessionSchema = sessionSchema.extend({
  refreshToken: z.string(),
  refreshExpiresAt: momentSchema,
});
export type OpenedSession = z.output<typeof openedSessionSchema>;

/** Where a session is opened from, for the member's list of sessions. */
export const deviceSchema = z.strictObject({ userAgent: z.string().max(400), address: z.string().max(64) });
