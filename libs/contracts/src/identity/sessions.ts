import { z } from 'zod';
import { doneSchema, idParams, idSchema, momentSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { passwordChangeInput } from './accounts.ts';

const id = '01939c5e-6a00-7000-8000-000000000004';

/** A sign-in of the member that is still good. Implements BEYOND-12. */
export const memberSessionSchema = z.strictObject({
  id: idSchema,
  /** "Firefox on Linux", or an empty text for a browser that does not say. */
  device: z.string(),
  /** The IP address it was last renewed from. */
  address: z.string(),
  openedAt: momentSchema,
  lastUsedAt: momentSchema,
  /** The one that asks. */
  current: z.boolean(),
});
export type MemberSession = z.output<typeof memberSessionSchema>;

export const sessionRoutes = defineRoutes('identity.sessions', {
  list: {
    method: 'GET',
    path: '/me/sessions',
    access: 'member',
    summary: 'Where you are signed in: your latest hundred sessions, the one last used first',
    response: z.strictObject({ items: z.array(memberSessionSchema).max(100) }),
    example: {
      response: {
        items: [
          {
            id,
            device: 'Firefox on Linux',
            address: '203.0.113.7',
            openedAt: '2026-01-01T00:00:00.000Z',
            lastUsedAt: '2026-01-02T00:00:00.000Z',
            current: true,
          },
        ],
      },
    },
  },
  end: {
    method: 'DELETE',
    path: '/me/sessions/:id',
    access: 'member',
    summary: 'Sign out one of your sessions; its access token is refused from the next request',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
  endOthers: {
    method: 'POST',
    path: '/me/sessions/end-others',
    access: 'member',
    summary: 'Sign out all your sessions but this one',
    response: z.strictObject({ ended: z.number().int().min(0) }),
    example: { response: { ended: 2 } },
  },
});

export const passwordRoutes = defineRoutes('identity.passwords', {
  change: {
    method: 'POST',
    path: '/me/password',
    access: 'member',
    rate: 'credentials',
    summary: 'Set a new password; all your other sessions end',
    body: passwordChangeInput,
    response: doneSchema,
    example: {
      body: { currentPassword: 'not this one any more', newPassword: 'another long night' },
      response: { done: true },
    },
  },
});

export const sessionInternalRoutes = defineRoutes('identity.sessions-internal', {
  recentlyEnded: {
    access: 'internal',
    summary: 'Sessions that ended while access tokens of them may still be good, for a gateway that starts',
    response: z.strictObject({ sessionIds: z.array(idSchema).max(100_000) }),
    example: { response: { sessionIds: [id] } },
  },
});
