import { z } from 'zod';
import { doneSchema, momentSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { type Session, sessionSchema } from './accounts.ts';
import { deviceSchema, type OpenedSession, openedSessionSchema } from './opened-session.ts';
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
    summary: 'Whether signing in asks you for a code, and how many recovery codes are left',
    response: z.strictObject({
      /** Null while it is off. */
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
    response: recoveryCodes,
    example: { body: exampleChange, response: exampleCodes },
  },
  turnOff: {
    method: 'POST',
    path: '/me/second-factor/removal',
    access: 'member',
    rate: 'credentials',
    summary: 'Sign in with the password alone again; your other sessions end',
    body: factorChangeInput,
    response: doneSchema,
    example: { body: exampleChange, response: { done: true } },
  },
  renewCodes: {
    method: 'POST',
    path: '/me/second-factor/recovery-codes',
    access: 'member',
    rate: 'credentials',
    summary: 'A new set of recovery codes, shown this once; the former ones are void',
    body: factorChangeInput,
    response: recoveryCodes,
    example: { body: exampleChange, response: exampleCodes },
  },
});

const exampleSession: Session = {
  accessToken: 'eyJ…',
  expiresAt: '2026-01-01T00:10:00.000Z',
  user: { id: '01939c5e-6a00-7000-8000-000000000003' },
};

/** The second step of signing in; the cookie says which sign-in it belongs to. Implements BEYOND-221. */
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
});

const exampleOpened: OpenedSession = {
  ...exampleSession,
  refreshToken: 'opaque',
  refreshExpiresAt: '2026-02-01T00:00:00.000Z',
};

export const secondStepInternalRoutes = defineRoutes('identity.second-step-internal', {
  finish: {
    access: 'internal',
    summary: 'Open the session of a sign-in that waits for a code',
    body: factorCodeInput.extend({ token: z.string().min(1).max(200), device: deviceSchema }),
    response: openedSessionSchema,
    example: {
      body: { token: 'opaque', code: '123456', device: { userAgent: 'Firefox', address: '127.0.0.1' } },
      response: exampleOpened,
    },
  },
});
