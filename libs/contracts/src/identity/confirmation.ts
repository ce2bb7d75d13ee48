import { z } from 'zod';
import { defineRoutes } from '../kit/routes.ts';
import { sessionSchema } from './accounts.ts';
import { confirmedMinutes, waysToConfirm } from './confirmation-terms.ts';
import { exampleSession } from './example-sessions.ts';
import { shownPasskeySchema } from './passkey-inputs.ts';
import { exampleRequestOptions, requestOptionsSchema } from './passkey-options.ts';
import { factorCodeInput } from './second-factor-inputs.ts';

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
  passkey: {
    method: 'POST',
    path: '/me/confirmation/options',
    access: 'member',
    summary: 'What your browser needs to show one of your passkeys',
    response: requestOptionsSchema,
    example: { response: exampleRequestOptions },
  },
  confirm: {
    method: 'POST',
    path: '/me/confirmation',
    access: 'member',
    rate: 'credentials',
    summary: `Confirm that it is you, by a passkey, a code or, without a second factor, your password: a token that says so for ${confirmedMinutes} minutes`,
    body: z.strictObject({
      code: factorCodeInput.shape.code.optional(),
      password: z.string().max(128).optional(),
      passkey: shownPasskeySchema.optional(),
    }),
    response: sessionSchema,
    example: { body: { code: '123456' }, response: exampleSession },
  },
});
