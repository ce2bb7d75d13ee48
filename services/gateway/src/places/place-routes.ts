import { placeRoutes } from '@barspoon/contracts';
import { parseInput } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { Places } from './places.ts';

const route = placeRoutes.near;
/** A city stays where it is. */
const maxAgeSeconds = 24 * 60 * 60;
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** Tells whoever agreed to it where they are, to about a kilometer, and keeps nothing of it. Implements REC-16, BEYOND-38. */
@Injectable()
export class PlaceRoutes {
  constructor(
    private readonly places: Places,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): void {
    fastify.route({
      method: route.method,
      url: apiPath(route),
      onRequest: this.limits.of(route),
      handler: async (request, reply) => {
        const { query } = parseInput(route, { query: request.query });
        const place = await this.places.near({
          latitude: rounded(query.latitude),
          longitude: rounded(query.longitude),
        });
        // In the asking browser alone.
        reply.header('cache-control', `private, max-age=${maxAgeSeconds}`);
        return place;
      },
    });
  }
}
