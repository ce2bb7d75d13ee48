import type { MadePasskey, OutputOf, passkeyRoutes, RequestOptions, ShownPasskey } from '@barspoon/contracts';

/** Whether this browser makes and shows passkeys; over http none does, but for this device itself. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/**
 * Lets somebody show a passkey: in the browser's own dialog, or among what it fills in.
 * @throws DOMException when they do not, or the device knows none
 */
export async function showPasskey(
  options: RequestOptions,
  how: Pick<CredentialRequestOptions, 'mediation' | 'signal'> = {},
): Promise<ShownPasskey> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return saidOf(await navigator.credentials.get({ ...how, publicKey })) as ShownPasskey;
}

/** Lets somebody make a passkey. @throws DOMException when they do not, or the device has one already */
export async function makePasskey(options: OutputOf<typeof passkeyRoutes.begin>): Promise<MadePasskey> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return saidOf(await navigator.credentials.create({ publicKey })) as MadePasskey;
}

/** Whether somebody closed the browser's dialog, or let it run out; browsers do not tell which. */
export const gaveUp = (error: unknown): boolean =>
  error instanceof DOMException && ['AbortError', 'NotAllowedError', 'TimeoutError'].includes(error.name);

/** Whether the device has a passkey of this member already. */
export const isKnownDevice = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';

const saidOf = (credential: Credential | null): unknown => (credential as PublicKeyCredential).toJSON();
