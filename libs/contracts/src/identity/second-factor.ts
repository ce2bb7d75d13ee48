import { z } from 'zod';
import { doneSchema, momentSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { sessionSchema } from './accounts.ts';
import { exampleDevice, exampleOpened, exampleSession } from './example-sessions.ts';
import { deviceSchema, openedSessionSchema } from './opened-session.ts';
import { showPasskeyInput } from './passkey-inputs.ts';
import { exampleRequestOptions, exampleShown, requestOptionsSchema } from './passkey-options.ts';
import { factorChangeInput, factorCodeInput } from './second-factor-inputs.ts';

const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });
const exampleCodes = {
  recoveryCodes: ['abcd-efgh-2345-6723', 'bcde-fghi-3456-7234'],
};
const exampleChange = { password: 'not the right one', code: '123456' };

/** A member's own second factor. Implements BEYOND-220, BEYOND-222. */
export const secondFactorRoutes = defineRoutes('identity.second-factor', {
  get: {
    method: 'GET',
    path: '/me/second-factor',
    access: 'member',
    summary: 'Whether signing in asks you for a code of an app, and how many recovery codes are left',
    response: z.strictObject({
      /** Since when by an app; null without one. */
      since: momentSchema.nullable(),
      recoveryCodesLeft: z.number().int().min(0),
      /** When the console closes, or closed, to one of the staff without one; null for everybody else. Implements BEYOND-224. */
      dueAt: momentSchema.nullable().optional(),
    }),
    example: { response: { since: '2026-01-01T00:00:00.000Z', recoveryCodesLeft: 10, dueAt: null } },
  },
  begin: {
    method: 'POST',
    path: '/me/second-factor/key',
    access: 'member',
    rate: 'credentials',
    summary: 'A new key for an authenticator app, shown this once; nothing changes until it is confirmed',
    response: z.strictObject({
      /** The key in base32, to type it in. */
      key: z.string(),
      /** What the QR code says: `otpauth://…`. */
      uri: z.string(),
    }),
    example: {
      response: {
        key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Barspoon:ada%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      },
    },
  },
  turnOn: {
    method: 'POST',
    path: '/me/second-factor',
    access: 'member',
    rate: 'credentials',
    summary: 'Confirm the key with a code: from now on signing in asks for one; your other sessions end',
    body: factorChangeInput,
    /** None for who has them already, from a passkey. */
    response: recoveryCodes,
    example: { body: exampleChange, response: exampleCodes },
  },
  turnOff: {
    method: 'POST',
    path: '/me/second-factor/removal',
    access: 'member',
    rate: 'credentials',
    summary: 'Sign in without codes of your app again; your other sessions end',
    body: factorChangeInput,
    response: doneSchema,
    example: { body: exampleChange, response: { done: true } },
  },
  renewCodes: {
    method: 'POST',
    path: '/me/second-factor/recovery-codes',
    access: 'member',
    rate: 'credentials',
    stepUp: true,
    summary: 'A new set of recovery codes, shown this once; the former ones are void',
    response: recoveryCodes,
    example: { response: exampleCodes },
  },
});

const waysToFinish = z.strictObject({
  app: z.boolean(),
  /** What a browser needs to show one; null for who has none. */
  passkey: requestOptionsSchema.nullable(),
});
const exampleWays = { app: true, passkey: exampleRequestOptions };
const waitingToken = z.string().min(1).max(200);

/** The second step of signing in; the cookie says which sign-in it belongs to. Implements BEYOND-221, BEYOND-274. */
export const secondStepRoutes = defineRoutes('identity.second-step', {
  finish: {
    method: 'POST',
    path: '/auth/second-factor',
    access: 'public',
    rate: 'credentials',
    edge: 'composed',
    summary: 'Finish a sign-in that waits for a code',
    body: factorCodeInput,
    response: sessionSchema,
    example: { body: { code: '123456' }, response: exampleSession },
  },
  ways: {
    method: 'POST',
    path: '/auth/second-factor/ways',
    access: 'public',
    edge: 'composed',
    summary:
      'What finishes a sign-in that waits: a code of an app, a passkey, or either; a recovery code always does',
    response: waysToFinish,
    example: { response: exampleWays },
  },
  finishWithPasskey: {
    method: 'POST',
    path: '/auth/second-factor/passkey',
    access: 'public',
    rate: 'credentials',
    edge: 'composed',
    summary: 'Finish a sign-in that waits with a passkey',
    body: showPasskeyInput,
    response: sessionSchema,
    example: { body: exampleShown, response: exampleSession },
  },
});

export const secondStepInternalRoutes = defineRoutes('identity.second-step-internal', {
  finish: {
    access: 'internal',
    summary: 'Open the session of a sign-in that waits for a code',
    body: factorCodeInput.extend({ token: waitingToken, device: deviceSchema }),
    response: openedSessionSchema,
    example: {
      body: { token: 'opaque', code: '123456', device: exampleDevice },
      response: exampleOpened,
    },
  },
  ways: {
    access: 'internal',
    summary: 'What finishes a sign-in that waits',
    body: z.strictObject({ token: waitingToken }),
    response: waysToFinish,
    example: { body: { token: 'opaque' }, response: exampleWays },
  },
  finishWithPasskey: {
    access: 'internal',
    summary: 'Open the session of a sign-in that waits, for whoever shows a passkey',
    body: showPasskeyInput.extend({ token: waitingToken, device: deviceSchema }),
    response: openedSessionSchema,
    example: {
      body: { ...exampleShown, token: 'opaque', device: exampleDevice },
      response: exampleOpened,
    },
  },
});
