import { videoInternalRoutes, videoRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { contextOf } from '../http/request-context.ts';

/** Much longer than any event about a room. */
const maxBytes = 64 * 1024;
const maxSignature = 4000;

/**
 * Where the video server tells what has happened. The bytes go on to sessions as they came, since they are what is
 * signed; sessions knows the secret. Implements BEYOND-84.
 */
@Injectable()
export class VideoWebhook {
  constructor(
    private readonly caller: Caller,
    private readonly limits: RateLimits,
  ) {}

  async register(fastify: FastifyInstance): Promise<void> {
    await fastify.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      scope.route({
        method: 'POST',
        url: apiPath(videoRoutes.webhook),
        bodyLimit: maxBytes,
        onRequest: this.limits.of(videoRoutes.webhook),
        handler: (request, reply) => {
          reply.header('cache-control', 'no-store');
          const context = contextOf(request, { kind: 'system', name: 'video webhook' });
          return this.take(request.body, request.headers.authorization, context);
        },
      });
    });
  }

  private take(payload: unknown, signature: unknown, context: ReturnType<typeof contextOf>) {
    const isWhole =
      typeof payload === 'string' && typeof signature === 'string' && signature.length <= maxSignature;
    if (!isWhole)
      throw new DomainError('invalid', 'sessions.webhook_refused', 'An event comes with its Authorization.');
    return this.caller.call(videoInternalRoutes.takeEvent, { body: { payload, signature } }, context);
  }
}
