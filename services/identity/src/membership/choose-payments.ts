import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Transactions } from '@barspoon/persistence';
import type { Clock } from '@barspoon/platform';
import { ConfigError, type ConfigOf } from '@barspoon/platform/config';
import type { paymentVariables } from './payment-variables.ts';
import type { Payments } from './payments.ts';
import type { SandboxRepository } from './sandbox/sandbox.repository.ts';
import { SandboxPayments } from './sandbox/sandbox-payments.ts';
import { StripePayments } from './stripe-payments.ts';

type Config = ConfigOf<typeof paymentVariables> & {
  ACCESS_TOKEN_PRIVATE_KEY_FILE: string;
};

/** Stripe must have answered before the gateway gives up. */
const stripeTimeoutMs = 4000;

/**
 * Stripe where its keys are given, the sandbox elsewhere.
 * @throws ConfigError for half a Stripe; the configuration of production has refused none
 */
export function choosePayments(config: Config) {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRETS, STRIPE_PRICE_ID, STRIPE_API_URL } = config;
  if (Boolean(STRIPE_SECRET_KEY) !== Boolean(STRIPE_WEBHOOK_SECRETS))
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRETS are given together or not at all.');
  return async (rows: SandboxRepository, transactions: Transactions, clock: Clock): Promise<Payments> => {
    if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRETS)
      return new SandboxPayments(rows, transactions, clock, {
        siteUrl: config.PUBLIC_URL,
        secret: sandboxSecret(config),
      });
    const { default: Stripe } = await import('stripe');
    const stripe = new Stripe(STRIPE_SECRET_KEY, {
      timeout: stripeTimeoutMs,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(STRIPE_API_URL && placeOf(STRIPE_API_URL)),
    });
    const options = { priceId: STRIPE_PRICE_ID, webhookSecrets: STRIPE_WEBHOOK_SECRETS };
    return new StripePayments(stripe, options, clock);
  };
}

function placeOf(address: string) {
  const { protocol, hostname: host, port } = new URL(address);
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), host, port };
}

/** The same for every replica and after a restart, and known to nobody else. */
function sandboxSecret({ ACCESS_TOKEN_PRIVATE_KEY_FILE }: Config): string {
  const key = readFileSync(ACCESS_TOKEN_PRIVATE_KEY_FILE);
  return `whsec_${createHmac('sha256', key).update('payment sandbox').digest('hex')}`;
}
