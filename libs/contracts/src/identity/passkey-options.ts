import { z } from 'zod';

const bytes = z.string();
const credentials = z.array(
  z.strictObject({ type: z.literal('public-key'), id: bytes, transports: z.array(z.string()) }),
);

/** What a browser is asked to show: `PublicKeyCredential.parseRequestOptionsFromJSON()` reads it. */
export const requestOptionsSchema = z.strictObject({
  challenge: bytes,
  /** In milliseconds. */
  timeout: z.number().int(),
  rpId: z.string(),
  /** None for any passkey of the site that the device knows. */
  allowCredentials: credentials,
  userVerification: z.literal('required'),
});
export type RequestOptions = z.output<typeof requestOptionsSchema>;

/** What a browser is asked to make: `PublicKeyCredential.parseCreationOptionsFromJSON()` reads it. */
export const creationOptionsSchema = z.strictObject({
  challenge: bytes,
  timeout: z.number().int(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: bytes, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.number().int() })),
  /** So that no device makes a second one for the same member. */
  excludeCredentials: credentials,
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

export const exampleRequestOptions: RequestOptions = {
  challenge: 'AAECAwQFBgcICQoLDA0ODw',
  timeout: 300_000,
  rpId: 'bar.example',
  allowCredentials: [],
  userVerification: 'required',
};
export const exampleShown = {
  passkey: {
    id: 'AAECAwQFBgcICQoLDA0ODw',
    type: 'public-key' as const,
    response: {
      clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
      authenticatorData: 'AAECAwQFBgcICQoLDA0ODw',
      signature: 'AAECAwQFBgcICQoLDA0ODw',
      userHandle: 'AAECAwQFBgcICQoLDA0ODw',
    },
  },
};
