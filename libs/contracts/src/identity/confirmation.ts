import { z } from 'zod';
import { defineRoutes } from '../kit/routes.ts';
import { type Session, sessionSchema } from './accounts.ts';
import { factorCodeInput } from './second-factor-inputs.ts';

/** For how long a session counts as confirmed after signing in, or after confirming. Implements BEYOND-280. */
export const confirmedMinutes = 10;

/** What a route that asks for it answers while nobody has confirmed. */
export const confirmationNeeded = 'identity.confirmation_needed';

/** How somebody can show that it is them; `sign-in` for who has neither password nor second factor. */
const waysToConfirm = ['code', 'password', 'sign-in'] as const;
export type WayToConfirm = (typeof waysToConfirm)[number];

const example: Session = {
  accessToken: 'eyJ…',
  expiresAt: '2026-01-01T00:10:00.000Z',
  user: { id: '01939c5e-6a00-7000-8000-000000000003' },
};

/** Confirming who one is before what must not happen on a device left open. Implements BEYOND-280. */
export const confirmationRoutes = defineRoutes('identity.confirmation', {
  ways: {
    method: 'GET',
    path: '/me/confirmation',
    access: 'member',
    summary: 'How you can confirm that it is you',
    response: z.strictObject({ ways: z.array(z.enum(waysToConfirm)) }),
    example: { response: { ways: ['code'] } },
  },
  confirm: {
    method: 'POST',
    path: '/me/confirmation',
    access: 'member',
    rate: 'credentials',
    summary: `Confirm that it is you, by a code or, without a second factor, your password: a token that says so for ${confirmedMinutes} minutes`,
    body: z.strictObject({
      code: factorCodeInput.shape.code.optional(),
      password: z.string().max(128).optional(),
    }),
    response: sessionSchema,
    example: { body: { code: '123456' }, response: example },
  },
});
