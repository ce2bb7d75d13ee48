import { z } from 'zod';
import { doneSchema, idParams, idSchema, momentSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { sessionSchema } from './accounts.ts';
import { exampleDevice, exampleOpened, exampleSession } from './example-sessions.ts';
import { deviceSchema, openedSessionSchema } from './opened-session.ts';
import { madePasskeySchema, passkeyNameInput, showPasskeyInput } from './passkey-inputs.ts';
import {
  creationOptionsSchema,
  exampleRequestOptions,
  exampleShown,
  requestOptionsSchema,
} from './passkey-options.ts';
import { maxPasskeys } from './passkey-terms.ts';

const id = '01939c5e-6a00-7000-8000-000000000010';

/** A passkey as its member sees it. Implements BEYOND-272. */
export const passkeySchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  createdAt: momentSchema,
  /** Null for one that never was. */
  lastUsedAt: momentSchema.nullable(),
});
export type Passkey = z.output<typeof passkeySchema>;

const example: Passkey = {
  id,
  name: 'iCloud Keychain',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: null,
};
const bytes = 'AAECAwQFBgcICQoLDA0ODw';

/** A member's own passkeys. Implements BEYOND-272. */
export const passkeyRoutes = defineRoutes('identity.passkeys', {
  list: {
    method: 'GET',
    path: '/me/passkeys',
    access: 'member',
    summary: 'Your passkeys, the newest first',
    response: z.strictObject({ items: z.array(passkeySchema).max(maxPasskeys) }),
    example: { response: { items: [example] } },
  },
  begin: {
    method: 'POST',
    path: '/me/passkeys/options',
    access: 'member',
    stepUp: true,
    summary: 'What your browser needs to make a passkey; nothing changes until it is added',
    response: creationOptionsSchema,
    example: {
      response: {
        challenge: bytes,
        timeout: 300_000,
        rp: { id: 'bar.example', name: 'Barspoon' },
        user: { id: bytes, name: 'ada@example.com', displayName: 'ada@example.com' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      },
    },
  },
  add: {
    method: 'POST',
    path: '/me/passkeys',
    access: 'member',
    rate: 'credentials',
    stepUp: true,
    status: 201,
    summary:
      'Add the passkey your browser has made; the first factor comes with recovery codes, shown this once',
    body: z.strictObject({ passkey: madePasskeySchema }),
    response: z.strictObject({ passkey: passkeySchema, recoveryCodes: z.array(z.string()) }),
    example: {
      body: {
        passkey: {
          id: bytes,
          type: 'public-key',
          response: { clientDataJSON: bytes, attestationObject: bytes, transports: ['internal'] },
        },
      },
      response: { passkey: example, recoveryCodes: ['abcd-efgh-2345-6723'] },
    },
  },
  rename: {
    method: 'PATCH',
    path: '/me/passkeys/:id',
    access: 'member',
    summary: 'Call a passkey something else',
    params: idParams,
    body: passkeyNameInput,
    response: passkeySchema,
    example: { params: { id }, body: { name: 'My phone' }, response: { ...example, name: 'My phone' } },
  },
  remove: {
    method: 'DELETE',
    path: '/me/passkeys/:id',
    access: 'member',
    rate: 'credentials',
    stepUp: true,
    summary: 'Remove a passkey: it opens nothing more, and your other sessions end',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
});

/** Signing in with a passkey alone: it says whose it is, and shows that its device knew them. Implements BEYOND-273. */
export const passkeySignInRoutes = defineRoutes('identity.passkey-sign-in', {
  begin: {
    method: 'POST',
    path: '/auth/passkey/options',
    access: 'public',
    summary: 'What a browser needs to show a passkey of this site, whosever it is',
    response: requestOptionsSchema,
    example: { response: exampleRequestOptions },
  },
  finish: {
    method: 'POST',
    path: '/auth/passkey',
    access: 'public',
    rate: 'credentials',
    edge: 'composed',
    summary: 'Sign in with a passkey',
    body: showPasskeyInput,
    response: sessionSchema,
    example: { body: exampleShown, response: exampleSession },
  },
});

export const passkeyInternalRoutes = defineRoutes('identity.passkeys-internal', {
  signIn: {
    access: 'internal',
    summary: 'Open the session of whoever shows a passkey',
    body: showPasskeyInput.extend({ device: deviceSchema }),
    response: openedSessionSchema,
    example: {
      body: { ...exampleShown, device: exampleDevice },
      response: exampleOpened,
    },
  },
});
