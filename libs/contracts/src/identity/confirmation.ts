import { z } from 'zod';
import { defineRoutes } from '../kit/routes.ts';
import { type Session, sessionSchema } from './accounts.ts';
import { confirmedMinutes, waysToConfirm } from './confirmation-terms.ts';
import { factorCodeInput } from './second-factor-inputs.ts';

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
