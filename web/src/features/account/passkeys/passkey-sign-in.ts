import { ownPage, request } from '@barspoon/browser';
import { showPasskey } from '@barspoon/browser/passkeys';
import {
  type OutputOf,
  passkeyMinutes,
  passkeySignInRoutes,
  type Session,
  type ShownPasskey,
} from '@barspoon/contracts';
import { session } from '../../../lib/session/session.ts';

/** A challenge is renewed while it is still good. */
const renewMs = (passkeyMinutes - 1) * 60_000;

/** Signs in with a passkey, in the browser's own dialog. Implements BEYOND-273. */
export async function signInWithPasskey(): Promise<void> {
  await finish(await showPasskey(await begin()));
}

/**
 * Offers passkeys among what the browser fills in, until somebody signs in with one or the page has no more use for it.
 * @param tell is told of a passkey that was refused
 * @returns whether somebody has signed in
 */
export async function offerPasskeys(stop: AbortSignal, tell: (error: unknown) => void): Promise<boolean> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return false;
  while (!stop.aborted) {
    // Nobody has asked for it yet: what is wrong is for the button to say.
    const options = await begin().catch(() => null);
    if (!options) return false;
    const signal = AbortSignal.any([stop, AbortSignal.timeout(renewMs)]);
    const passkey = await showPasskey(options, { mediation: 'conditional', signal }).catch(() => null);
    if (passkey) {
      const isIn = await finish(passkey).then(() => true, tell);
      if (isIn) return true;
    } else if (!signal.aborted) return false;
  }
  return false;
}

async function begin(): Promise<OutputOf<typeof passkeySignInRoutes.begin>> {
  return (await request(passkeySignInRoutes.begin, {}, { headers: ownPage })).json();
}

async function finish(passkey: ShownPasskey): Promise<void> {
  const answer = await request(passkeySignInRoutes.finish, { body: { passkey } }, { headers: ownPage });
  session.signedIn((await answer.json()) as Session);
}
