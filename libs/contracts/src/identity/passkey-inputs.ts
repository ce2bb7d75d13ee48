import { z } from 'zod';
import { nameLine } from '../common/shapes.ts';

/** Bytes as browsers write them. No credential's id has more than 1023, and nothing else comes near this. */
const bytes = z.base64url().min(1).max(8000);
/** Browsers say more than is looked at, and each release of them may say something new. */
const said = { id: bytes, type: z.literal('public-key') };

/** A passkey that a browser shows: what `PublicKeyCredential.toJSON()` says of it. Implements BEYOND-273. */
export const shownPasskeySchema = z.object({
  ...said,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
});
export type ShownPasskey = z.output<typeof shownPasskeySchema>;
export const showPasskeyInput = z.strictObject({ passkey: shownPasskeySchema });

/** A passkey that a browser has made. Implements BEYOND-272. */
export const madePasskeySchema = z.object({
  ...said,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type MadePasskey = z.output<typeof madePasskeySchema>;

export const passkeyNameInput = z.strictObject({ name: nameLine(60) });
