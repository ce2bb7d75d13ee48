import { z } from 'zod';
import type { Amount } from '../analytics/funnel.repository.ts';
import { type PaymentFacts, type SubscriptionFacts, subscriptionStatuses } from './subscription.ts';

/** What an event of the provider tells us; everything else it sends is none of our business. */
export type PaymentEvent = { id: string } & (
  | { kind: 'subscription'; customerId: string; subscriptionId: string; facts: SubscriptionFacts }
  | { kind: 'payment'; customerId: string; subscriptionId: string; facts: PaymentFacts; paid: Amount | null }
  | { kind: 'refund'; customerId: string; refunded: Amount }
  | { kind: 'other' }
);

const seconds = z.number().int().min(0);
/** A customer or subscription as its id or, expanded, with it. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

const currency = z.string().regex(/^[a-z]{3}$/);

const invoiceSchema = z.object({
  customer: reference.nullable(),
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
  next_payment_attempt: seconds.nullish(),
  id: z.string().nullish(),
  amount_paid: seconds.nullish(),
  currency: currency.nullish(),
});
const chargeSchema = z.object({
  id: z.string(),
  customer: reference.nullish(),
  currency,
  amount_refunded: seconds,
});

/** A subscription in the provider's notation (Stripe API 2026), as far as we read it. */
export const subscriptionObject = z.object({
  id: z.string(),
  customer: reference,
  status: z.enum(subscriptionStatuses),
  cancel_at_period_end: z.boolean().nullish(),
  cancel_at: seconds.nullish(),
  ended_at: seconds.nullish(),
  items: z.object({ data: z.array(z.object({ current_period_end: seconds })).min(1) }),
});

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  created: seconds,
  data: z.object({ object: z.unknown(), previous_attributes: z.unknown().optional() }),
});

/** What we know of a subscription the provider describes. @param at seconds, when it said so */
export function subscriptionFactsOf(
  object: z.output<typeof subscriptionObject>,
  at: number,
): SubscriptionFacts {
  const periodEnd = Math.max(...object.items.data.map((item) => item.current_period_end)) * 1000;
  const endsAt = object.cancel_at ? object.cancel_at * 1000 : object.cancel_at_period_end ? periodEnd : null;
  return {
    at,
    status: object.status,
    periodEnd,
    endsAt,
    endedAt: object.ended_at ? object.ended_at * 1000 : null,
  };
}

const refundedBefore = z.object({ amount_refunded: seconds });

/** @param at seconds, when it was paid */
export function paidOf(
  {
    id,
    amount_paid: amount,
    currency,
  }: Pick<z.output<typeof invoiceSchema>, 'id' | 'amount_paid' | 'currency'>,
  at: number,
): Amount | null {
  return id && amount && currency ? { _id: id, currency, amount, at: new Date(at * 1000) } : null;
}

/**
 * Reads a verified event.
 * @throws ZodError when it is of a kind we read and not of the shape we know
 */
export function readPaymentEvent(raw: unknown): PaymentEvent {
  const { id, type, created, data } = eventSchema.parse(raw);
  if (/^customer\.subscription\.(created|updated|deleted|paused|resumed)$/.test(type)) {
    const object = subscriptionObject.parse(data.object);
    const facts = subscriptionFactsOf(object, created);
    return { id, kind: 'subscription', customerId: object.customer, subscriptionId: object.id, facts };
  }
  if (type === 'invoice.paid' || type === 'invoice.payment_failed') {
    const invoice = invoiceSchema.parse(data.object);
    const subscriptionId = invoice.parent?.subscription_details?.subscription;
    if (!subscriptionId || !invoice.customer) return { id, kind: 'other' };
    const failed = type === 'invoice.payment_failed';
    const nextAttemptAt = failed && invoice.next_payment_attempt ? invoice.next_payment_attempt * 1000 : null;
    return {
      id,
      kind: 'payment',
      customerId: invoice.customer,
      subscriptionId,
      facts: { at: created, failed, nextAttemptAt },
      paid: failed ? null : paidOf(invoice, created),
    };
  }
  if (type === 'charge.refunded') {
    const charge = chargeSchema.parse(data.object);
    const before = refundedBefore.safeParse(data.previous_attributes).data?.amount_refunded ?? 0;
    if (!charge.customer || charge.amount_refunded <= before) return { id, kind: 'other' };
    return {
      id,
      kind: 'refund',
      customerId: charge.customer,
      refunded: {
        // What was refunded so far tells the refunds of a charge apart.
        _id: `refund:${charge.id}:${charge.amount_refunded}`,
        currency: charge.currency,
        amount: before - charge.amount_refunded,
        at: new Date(created * 1000),
      },
    };
  }
  return { id, kind: 'other' };
}
