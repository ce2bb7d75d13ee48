import { videoInternalRoutes, videoRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { RateLimits } from '../http/rate-limits.ts';
import { registerSignedWebhook } from '../http/signed-webhook.ts';

/** Where the video server tells what has happened; sessions knows the secret. Implements BEYOND-84. */
@Injectable()
export class VideoWebhook {
  constructor(
    private readonly caller: Caller,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): Promise<void> {
    return registerSignedWebhook(fastify, this.limits, {
      route: videoRoutes.webhook,
      header: 'authorization',
      contentType: '*',
      name: 'video webhook',
      // Much longer than any event about a room.
      maxBytes: 64 * 1024,
      refusal: { code: 'sessions.webhook_refused', detail: 'An event comes with its Authorization.' },
      take: (body, context) => this.caller.call(videoInternalRoutes.takeEvent, { body }, context),
    });
  }
}
