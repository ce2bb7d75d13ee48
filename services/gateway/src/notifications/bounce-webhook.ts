import { mailingInternalRoutes, mailingRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { RateLimits } from '../http/rate-limits.ts';
import { registerSignedWebhook } from '../http/signed-webhook.ts';

/** The webhook of the mail provider for bounces and complaints; notifications knows the secret. Implements BEYOND-101. */
@Injectable()
export class BounceWebhook {
  constructor(
    private readonly caller: Caller,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): Promise<void> {
    return registerSignedWebhook(fastify, this.limits, {
      route: mailingRoutes.bounce,
      header: 'mail-signature',
      name: 'bounce webhook',
      // The limit of the service.
      maxBytes: 10_000,
      refusal: {
        code: 'notifications.webhook_refused',
        detail: 'An event comes with its Mail-Signature.',
      },
      take: (body, context) => this.caller.call(mailingInternalRoutes.takeBounce, { body }, context),
    });
  }
}
