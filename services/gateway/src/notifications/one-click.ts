import { newsInternalRoutes, newsRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { parseInput } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { contextOf } from '../http/request-context.ts';

/**
 * The button of a mail program (RFC 8058): a form without cookies, whose token stands in the address. Its bytes say nothing
 * more and are not read. Implements BEYOND-103.
 */
@Injectable()
export class OneClick {
  constructor(
    private readonly caller: Caller,
    private readonly limits: RateLimits,
  ) {}

  async register(fastify: FastifyInstance): Promise<void> {
    await fastify.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1000 }, (_request, _body, done) =>
        done(null),
      );
      scope.route({
        method: 'POST',
        url: apiPath(newsRoutes.oneClick),
        onRequest: this.limits.of(newsRoutes.oneClick),
        handler: async (request, reply) => {
          reply.header('cache-control', 'no-store');
          const { query } = parseInput(newsRoutes.oneClick, { query: request.query });
          return this.caller.call(
            newsInternalRoutes.oneClick,
            { body: query },
            contextOf(request, { kind: 'system', name: 'one-click unsubscribe' }),
          );
        },
      });
    });
  }
}
