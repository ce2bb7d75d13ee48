import { mailingInternalRoutes, mailingRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { parseInput } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { contextOf } from '../http/request-context.ts';

/**
 * The unsubscribe button of a mail client (RFC 8058): a form without cookies, with the token in the address. Its body contains
 * nothing more and is not read. Implements BEYOND-103.
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
        url: apiPath(mailingRoutes.oneClick),
        onRequest: this.limits.of(mailingRoutes.oneClick),
        handler: async (request, reply) => {
          reply.header('cache-control', 'no-store');
          const { query } = parseInput(mailingRoutes.oneClick, { query: request.query });
          return this.caller.call(
            mailingInternalRoutes.oneClick,
            { body: query },
            contextOf(request, { kind: 'system', name: 'one-click unsubscribe' }),
          );
        },
      });
    });
  }
}
