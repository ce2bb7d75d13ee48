import { randomUUID } from 'node:crypto';
import type { Stack } from '@barspoon/testing';
import Stripe from 'stripe';

const { webhooks } = new Stripe('sk_test_events');
const now = () => Math.floor(Date.now() / 1000);
const month = 31 * 24 * 60 * 60;

/** A subscription as Stripe records it in an event (API 2026), cut to what matters and a few things that do not. */
export const subscriptionObject = (more: Record<string, unknown> & { periodEnd?: number } = {}) => {
  const { periodEnd = now() + month, ...rest } = more;
  return {
    id: 'sub_1RtYx2',
    object: 'subscription',
    automatic_tax: { enabled: false, liability: null },
    billing_mode: { type: 'flexible' },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    currency: 'usd',
    customer: 'cus_SnAbc1',
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: 'si_SnAbc',
          object: 'subscription_item',
          current_period_start: periodEnd - month,
          current_period_end: periodEnd,
          quantity: 1,
        },
      ],
      has_more: false,
    },
    latest_invoice: 'in_1RtYx2',
    livemode: false,
    metadata: {},
    status: 'active',
    trial_end: null,
    ...rest,
  };
};

export const invoiceObject = (customer: string, subscription: string, nextAttempt: number | null) => ({
  id: `in_${randomUUID().replaceAll('-', '')}`,
  object: 'invoice',
  amount_due: 999,
  amount_paid: 999,
  attempt_count: 1,
  attempted: true,
  billing_reason: 'subscription_cycle',
  currency: 'usd',
  customer,
  next_payment_attempt: nextAttempt,
  parent: {
    quote_details: null,
    subscription_details: { metadata: {}, subscription },
    type: 'subscription_details',
  },
  status: 'open',
});

/** A charge of which some was refunded. */
export const chargeObject = (
  customer: string,
  refunded: number,
  id = `ch_${randomUUID().replaceAll('-', '')}`,
) => ({
  id,
  object: 'charge',
  amount: 999,
  amount_captured: 999,
  amount_refunded: refunded,
  currency: 'usd',
  customer,
  paid: true,
  refunded: refunded === 999,
  status: 'succeeded',
});

/** An event as Stripe sends it, and a way to send it to the webhook of a stack. @param created seconds */
export function stripeEvent(type: string, object: object, created = now(), previous?: object) {
  const payload = JSON.stringify(
    {
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      created,
      data: { object, ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    },
    null,
    2,
  );
  return {
    payload,
    /** Signs the payload as it is and sends it, or something else in its place. */
    async send(
      stack: Stack,
      secret: string,
      spoil: { payload?: string; signedAt?: number; header?: string } = {},
    ) {
      const header = webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: spoil.signedAt ?? now(),
      });
      return fetch(`${stack.url}/api/v1/payments/webhook`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': spoil.header ?? header,
        },
        body: spoil.payload ?? payload,
      });
    },
  };
}
