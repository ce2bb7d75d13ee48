import { z } from 'zod';
import { doneSchema, idSchema, momentSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';

/** The one plan there is. Implements SUB-02, SUB-10, BEYOND-22, CONTRA-06. */
export const plan = { tier: 'Premium', currency: 'usd', cents: 999, interval: 'month' } as const;

/** A page of ours to come back to after paying: an address without a host. */
export const returnPathSchema = z
  .string()
  .max(400)
  .regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u, 'Must be a page on this site');

/**
 * A member's paid membership, by the server's clock. Implements SUB-09.
 * `subscriptionEnd` is when the paid time ends: past once it has ended, null for who never subscribed.
 */
export const subscriptionSchema = z.strictObject({
  subscribed: z.boolean(),
  subscriptionTier: z.string().nullable(),
  subscriptionEnd: momentSchema.nullable(),
  /**
   * `failed`: the first payment did not come through. `ending`: cancelled, open until the end. `pastDue`: a later
   * payment failed, open while the provider tries again.
   */
  state: z.enum(['none', 'failed', 'active', 'ending', 'pastDue', 'ended']),
  /** Whether the customer portal has something to show them. Implements BEYOND-24. */
  manageable: z.boolean(),
});
export type Subscription = z.output<typeof subscriptionSchema>;

const hostedPage = z.strictObject({ url: z.url() });
const exampleSubscription: Subscription = {
  subscribed: true,
  subscriptionTier: plan.tier,
  subscriptionEnd: '2026-02-01T00:00:00.000Z',
  state: 'active',
  manageable: true,
};

/** Implements SUB-06, SUB-09, SUB-13, BEYOND-22 to BEYOND-24. */
export const membershipRoutes = defineRoutes('identity.membership', {
  createCheckout: {
    method: 'POST',
    path: '/create-checkout',
    access: 'member',
    idempotent: 'by handler',
    summary: 'Open a checkout at the payment provider; go to its address',
    body: z.strictObject({ from: returnPathSchema.optional() }).default({}),
    response: hostedPage,
    example: { body: { from: '/inventory' }, response: { url: 'https://pay.example.com/c/1' } },
  },
  checkSubscription: {
    method: 'GET',
    path: '/check-subscription',
    access: 'member',
    summary: 'Whether you are subscribed, to what and until when',
    response: subscriptionSchema,
    example: { response: exampleSubscription },
  },
  customerPortal: {
    method: 'POST',
    path: '/customer-portal',
    access: 'member',
    summary: "Open the payment provider's portal: cancel, resume, change the card",
    response: hostedPage,
    example: { response: { url: 'https://pay.example.com/p/1' } },
  },
});

/** Where the payment provider tells what has happened. */
export const paymentRoutes = defineRoutes('identity.payments', {
  webhook: {
    method: 'POST',
    path: '/payments/webhook',
    access: 'public',
    rate: 'read',
    edge: 'composed',
    summary: 'For the payment provider: an event, signed over its bytes in the header Stripe-Signature',
    response: doneSchema,
    example: { response: { done: true } },
  },
});

const token = z.string().regex(/^[a-z]+_[A-Za-z0-9_-]{10,80}$/);
const tokenParams = z.strictObject({ token });
/** Events of the sandbox, as they are to be sent to the webhook. */
const deliveries = z.array(z.strictObject({ payload: z.string(), signature: z.string() }));

export const sandboxCheckoutSchema = z.strictObject({
  state: z.enum(['open', 'paid', 'expired']),
  email: z.string(),
  declined: z.boolean(),
  successUrl: z.string(),
  cancelUrl: z.string(),
});
export const sandboxPortalSchema = z.strictObject({
  email: z.string(),
  returnUrl: z.string(),
  /** The newest subscription, if there is one. */
  subscription: z
    .strictObject({
      status: z.string(),
      periodEnd: momentSchema,
      cancelAtPeriodEnd: z.boolean(),
      card: z.enum(['works', 'declines']),
      nextAttemptAt: momentSchema.nullable(),
    })
    .nullable(),
});
/** A card that works, one that is declined at once, a bank debit that bounces after the checkout is left. */
export const sandboxMeansSchema = z.enum(['card', 'declined-card', 'bouncing-debit']);
/** What a customer does in the portal, and `renew`: what time does. */
export const sandboxActSchema = z.enum(['cancel', 'resume', 'card-works', 'card-declines', 'renew']);

const exampleToken = 'cs_0123456789';
const exampleDeliveries = [{ payload: '{}', signature: 't=1,v1=00' }];

export const paymentInternalRoutes = defineRoutes('identity.payments-internal', {
  takeEvent: {
    access: 'internal',
    summary: 'Verify an event of the payment provider and let it have its effect, once',
    body: z.strictObject({ payload: z.string(), signature: z.string().max(2000) }),
    response: doneSchema,
    example: { body: { payload: '{}', signature: 't=1,v1=00' }, response: { done: true } },
  },
  sandboxCheckout: {
    access: 'internal',
    summary: 'A checkout of the payment sandbox',
    params: tokenParams,
    response: sandboxCheckoutSchema,
    example: {
      params: { token: exampleToken },
      response: {
        state: 'open',
        email: 'ada@example.com',
        declined: false,
        successUrl: 'http://localhost:8080/subscription?checkout=success',
        cancelUrl: 'http://localhost:8080/subscription?checkout=cancelled',
      },
    },
  },
  sandboxPay: {
    access: 'internal',
    summary: 'Pay a checkout of the payment sandbox, or try to',
    params: tokenParams,
    body: z.strictObject({ means: sandboxMeansSchema }),
    /** `next` is null when the checkout stays open for another try. */
    response: z.strictObject({ next: z.string().nullable(), deliveries }),
    example: {
      params: { token: exampleToken },
      body: { means: 'card' },
      response: {
        next: 'http://localhost:8080/subscription?checkout=success',
        deliveries: exampleDeliveries,
      },
    },
  },
  sandboxPortal: {
    access: 'internal',
    summary: 'A customer portal of the payment sandbox',
    params: tokenParams,
    response: sandboxPortalSchema,
    example: {
      params: { token: 'bps_0123456789' },
      response: {
        email: 'ada@example.com',
        returnUrl: 'http://localhost:8080/profile',
        subscription: {
          status: 'active',
          periodEnd: '2026-02-01T00:00:00.000Z',
          cancelAtPeriodEnd: false,
          card: 'works',
          nextAttemptAt: null,
        },
      },
    },
  },
  sandboxManage: {
    access: 'internal',
    summary: 'Cancel, resume, change the card or let time pass in the payment sandbox',
    params: tokenParams,
    body: z.strictObject({ act: sandboxActSchema }),
    response: z.strictObject({ deliveries }),
    example: {
      params: { token: 'bps_0123456789' },
      body: { act: 'cancel' },
      response: { deliveries: exampleDeliveries },
    },
  },
});

/** What the membership event carries. */
export const membershipChange = z.strictObject({
  memberId: idSchema,
  state: subscriptionSchema.shape.state,
  subscribedUntil: momentSchema.nullable(),
  /** Until when they have access by trial or subscription; null for no access. */
  grantedUntil: momentSchema.nullable(),
});
