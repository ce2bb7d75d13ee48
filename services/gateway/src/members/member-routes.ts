import {
  catalogueInternalRoutes,
  inventoryInternalRoutes,
  memberRoutes,
  profileInternalRoutes,
  type Route,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { DomainError, parseInput } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { contextOf } from '../http/request-context.ts';

/**
 * What a member shows publicly from other services: identity decides whether, the owning service provides the data.
 * Both are fetched each time, so hiding takes effect immediately.
 */
@Injectable()
export class MemberRoutes {
  constructor(
    private readonly caller: Caller,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): void {
    this.route(fastify, memberRoutes.favorites, 'favorites', catalogueInternalRoutes.favoritesOf);
    this.route(fastify, memberRoutes.bar, 'bar', inventoryInternalRoutes.barOf);
    this.route(fastify, memberRoutes.reviews, null, catalogueInternalRoutes.reviewsOf);
  }

  private route(
    fastify: FastifyInstance,
    route: typeof memberRoutes.favorites | typeof memberRoutes.bar | typeof memberRoutes.reviews,
    /** The setting that the member must have enabled; null for what is always public. */
    shown: 'favorites' | 'bar' | null,
    owner: Route,
  ): void {
    fastify.route({
      method: 'GET',
      url: apiPath(route),
      onRequest: this.limits.of(route),
      handler: async (request, reply) => {
        const { params, query } = parseInput(route, { params: request.params, query: request.query });
        const context = contextOf(request, { kind: 'system', name: 'gateway' });
        const { memberId, shows } = await this.caller.call(
          profileInternalRoutes.shownBy,
          { params },
          context,
        );
        if (shown && !shows[shown]) throw notShown();
        const input = JSON.stringify({ params: { memberId }, query });
        const { status, body } = await this.caller.requestRaw(owner, input, context);
        return reply
          .status(status)
          .type(status < 400 ? 'application/json' : 'application/problem+json')
          .header('cache-control', 'no-store')
          .send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
      },
    });
  }
}

const notShown = () => new DomainError('notFound', 'identity.not_shown', 'This member keeps this private.');
