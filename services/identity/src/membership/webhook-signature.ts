import { DomainError } from '@barspoon/platform';

/** Stripe's library takes 35 MiB: only those processes that hear of payments load it. */
const signatures = async () => {
  const { default: Stripe } = await import('stripe');
  return new Stripe('sk_for_signatures_only').webhooks;
};

/** An event is good for so long after it was signed, and so much before, should clocks differ. */
const replayWindowSeconds = 5 * 60;

const refused = (cause?: unknown) =>
  new DomainError(
    'invalid',
    'identity.webhook_refused',
    'This is not a current event of the payment provider.',
    {
      cause,
    },
  );

/**
 * The event in these bytes. While a key is being changed two secrets are good.
 * @throws DomainError 400 for an altered body, a wrong secret, an old or future signature (security 43)
 */
export async function verifiedEvent(
  payload: string,
  signature: string,
  secrets: readonly string[],
  now: Date,
): Promise<unknown> {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(signedAt * 1000 - now.getTime() <= replayWindowSeconds * 1000)) throw refused();
  const webhooks = await signatures();
  let failure: unknown;
  for (const secret of secrets)
    try {
      return webhooks.constructEvent(
        payload,
        signature,
        secret,
        replayWindowSeconds,
        undefined,
        now.getTime(),
      );
    } catch (error) {
      failure = error;
    }
  throw refused(failure);
}

/** The header that belongs to a payload. */
export async function signatureOf(payload: string, secret: string, now: Date): Promise<string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  return (await signatures()).generateTestHeaderString({ payload, secret, timestamp });
}
