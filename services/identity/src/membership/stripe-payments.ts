import { plan } from '@barspoon/contracts';
import { type Clock, UnavailableError } from '@barspoon/platform';
import { Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { readPaymentEvent, subscriptionFactsOf, subscriptionObject } from './payment-event.ts';
import { type KnownSubscription, Payments } from './payments.ts';
import type { PaymentFacts } from './subscription.ts';
import { verifiedEvent } from './webhook-signature.ts';

export interface StripeOptions {
  /** The price of the plan at Stripe; without one each checkout names price and interval itself. */
  priceId: string | undefined;
  /** Newest first; the old one stays while Stripe still signs with it. */
  webhookSecrets: readonly string[];
}

const log = new Logger('Stripe');

/** An answer describes what was true a moment ago: events of the last minute, on their way to us, count for more. */
const answerAgeSeconds = 60;

/** Stripe with its hosted checkout and portal. */
export class StripePayments extends Payments {
  readonly provider = 'stripe';

  constructor(
    private readonly stripe: Stripe,
    private readonly options: StripeOptions,
    private readonly clock: Clock,
  ) {
    super();
  }

  async createCustomer({ id, email, fullName }: Parameters<Payments['createCustomer']>[0]): Promise<string> {
    const member = { ...(email && { email }), name: fullName, metadata: { memberId: id } };
    const options = { idempotencyKey: `customer-${id}` };
    return (await answerOf(this.stripe.customers.create(member, options))).id;
  }

  /** Without a trial of Stripe's: the only trial there is began with the account. Implements CONTRA-06. */
  async openCheckout({
    key,
    memberId,
    customerId,
    successUrl,
    cancelUrl,
  }: Parameters<Payments['openCheckout']>[0]) {
    const session = {
      mode: 'subscription' as const,
      customer: customerId,
      client_reference_id: memberId,
      line_items: [{ quantity: 1, ...this.price() }],
      subscription_data: { metadata: { memberId } },
      success_url: successUrl,
      cancel_url: cancelUrl,
    };
    const options = { idempotencyKey: `checkout-${key}` };
    const { id, url } = await answerOf(this.stripe.checkout.sessions.create(session, options));
    return { id, url };
  }

  async closeCheckout(id: string): Promise<boolean> {
    const { status } = await answerOf(this.stripe.checkout.sessions.retrieve(id));
    if (status !== 'open') return status !== 'complete';
    await answerOf(this.stripe.checkout.sessions.expire(id));
    return true;
  }

  async openPortal(customerId: string, returnUrl: string): Promise<string> {
    const session = { customer: customerId, return_url: returnUrl };
    return (await answerOf(this.stripe.billingPortal.sessions.create(session))).url;
  }

  async listSubscriptions(after: string | null) {
    const at = Math.floor(this.clock.now().getTime() / 1000) - answerAgeSeconds;
    const query = { status: 'all' as const, limit: 100, expand: ['data.latest_invoice'] };
    const page = await answerOf(
      this.stripe.subscriptions.list({ ...query, ...(after && { starting_after: after }) }),
    );
    const items = page.data.map((subscription) => describe(subscription, at));
    return { items, next: page.has_more ? (items.at(-1)?.subscriptionId ?? null) : null };
  }

  async endCustomer(customerId: string): Promise<void> {
    const { data } = await answerOf(this.stripe.subscriptions.list({ customer: customerId, limit: 100 }));
    for (const { id } of data) await answerOf(this.stripe.subscriptions.cancel(id));
  }

  async verifyWebhook(payload: string, signature: string) {
    const { webhookSecrets } = this.options;
    return readPaymentEvent(await verifiedEvent(payload, signature, webhookSecrets, this.clock.now()));
  }

  private price() {
    if (this.options.priceId) return { price: this.options.priceId };
    const { currency, cents, interval, tier } = plan;
    return {
      price_data: { currency, unit_amount: cents, recurring: { interval }, product_data: { name: tier } },
    };
  }
}

/** Whatever Stripe refuses is ours to repair, not the member's: they may try again. */
async function answerOf<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    log.error({ err: error }, 'Stripe refused or did not answer');
    throw new UnavailableError('The payment provider', error);
  }
}

function describe(subscription: Stripe.Subscription, at: number): KnownSubscription {
  const object = subscriptionObject.parse(subscription);
  return {
    subscriptionId: object.id,
    customerId: object.customer,
    facts: subscriptionFactsOf(object, at),
    payment: paymentOf(subscription.latest_invoice, at),
  };
}

function paymentOf(invoice: Stripe.Subscription['latest_invoice'], at: number): PaymentFacts | null {
  if (!invoice || typeof invoice === 'string') return null;
  if (invoice.status === 'paid') return { at, failed: false, nextAttemptAt: null };
  if (invoice.attempt_count === 0) return null;
  const { next_payment_attempt: next } = invoice;
  return { at, failed: true, nextAttemptAt: next ? next * 1000 : null };
}
