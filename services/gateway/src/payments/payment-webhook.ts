import { paymentInternalRoutes, paymentRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { contextOf } from '../http/request-context.ts';

/** Much longer than any event of a subscription. */
const maxBytes = 256 * 1024;

/**
 * Where the payment provider tells what has happened. The bytes go on to identity as they came, since they are what is
 * signed; identity knows the secret. Implements BEYOND-23.
 */
@Injectable()
export class PaymentWebhook {
  constructor(
    private readonly caller: Caller,
    private readonly limits: RateLimits,
  ) {}

  async register(fastify: FastifyInstance): Promise<void> {
    await fastify.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      );
      scope.route({
        method: 'POST',
        url: apiPath(paymentRoutes.webhook),
        bodyLimit: maxBytes,
        onRequest: this.limits.of(paymentRoutes.webhook),
        handler: (request, reply) => {
          reply.header('cache-control', 'no-store');
          const { 'stripe-signature': signature } = request.headers;
          const context = contextOf(request, { kind: 'system', name: 'payment webhook' });
          return this.take(request.body, signature, context);
        },
      });
    });
  }

  private take(payload: unknown, signature: unknown, context: ReturnType<typeof contextOf>) {
    const isWhole = typeof payload === 'string' && typeof signature === 'string' && signature.length <= 2000;
    if (!isWhole)
      throw new DomainError(
        'invalid',
        'identity.webhook_refused',
        'An event comes with its Stripe-Signature.',
      );
    return this.caller.call(paymentInternalRoutes.takeEvent, { body: { payload, signature } }, context);
  }
}
