import { paymentInternalRoutes, paymentRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { RateLimits } from '../http/rate-limits.ts';
import { registerSignedWebhook } from '../http/signed-webhook.ts';

/** The webhook of the payment provider; identity knows the secret. Implements BEYOND-23. */
@Injectable()
export class PaymentWebhook {
  constructor(
    private readonly caller: Caller,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): Promise<void> {
    return registerSignedWebhook(fastify, this.limits, {
      route: paymentRoutes.webhook,
      header: 'stripe-signature',
      name: 'payment webhook',
      // Much longer than any event of a subscription.
      maxBytes: 256 * 1024,
      refusal: {
        code: 'identity.webhook_refused',
        detail: 'An event comes with its Stripe-Signature.',
      },
      take: (body, context) => this.caller.call(paymentInternalRoutes.takeEvent, { body }, context),
    });
  }
}
