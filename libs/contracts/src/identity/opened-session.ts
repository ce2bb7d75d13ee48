import { z } from 'zod';
import { momentSchema } from '../common/shapes.ts';
import { sessionSchema } from './accounts.ts';

/** A session as identity opens it: with the refresh token, for the gateway alone. */
export const openedSessionSchema = sessionSchema.extend({
  refreshToken: z.string(),
  refreshExpiresAt: momentSchema,
});
export type OpenedSession = z.output<typeof openedSessionSchema>;

/** A sign-in whose password was right and that waits for a code: no session yet. For the gateway alone. */
export const waitingSignInSchema = z.strictObject({
  waiting: z.strictObject({ token: z.string(), expiresAt: momentSchema }),
});
export type WaitingSignIn = z.output<typeof waitingSignInSchema>;

/** Where a session is opened from, for the member's list of sessions. */
export const deviceSchema = z.strictObject({ userAgent: z.string().max(400), address: z.string().max(64) });
