import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config.ts';
import type { EdgeRoutes } from './edge-feature.ts';
import { HotPageHandler } from './forwarding/hot-page-handler.ts';
import { MetricsEndpoint } from './forwarding/metrics-endpoint.ts';
import { EdgeErrors } from './http/edge-errors.filter.ts';
import { observeRequests } from './http/edge-telemetry.ts';
import { encodings, minCompressedBytes } from './http/encodings.ts';
import { readJson } from './http/json-bodies.ts';
import { RateLimits } from './http/rate-limits.ts';
import { addCommonHeaders } from './http/raw-replies.ts';
import { hasBody, requestIdOf } from './http/request-context.ts';
import { securityHeadersFor } from './http/security-headers.ts';
import { Maintenance } from './maintenance/maintenance.ts';
import { Pages } from './pages/pages.ts';
import { GuestBrowsing } from './sign-in/guest-browsing.ts';
import { CONFIG, ROUTES } from './tokens.ts';

/** Assembles the edge on the Fastify instance: headers, limits, API, documents, pictures and pages. */
@Injectable()
export class Edge {
  constructor(
    private readonly errors: EdgeErrors,
    private readonly held: HotPageHandler,
    private readonly metrics: MetricsEndpoint,
    private readonly maintenance: Maintenance,
    private readonly guests: GuestBrowsing,
    private readonly limits: RateLimits,
    private readonly pages: Pages,
    @Inject(ROUTES) private readonly routes: readonly EdgeRoutes[],
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  async register(fastify: FastifyInstance): Promise<void> {
    fastify.addHook('onRequest', (request, _reply, done) => {
      (request as { id: string }).id = requestIdOf(request);
      // The bytes after the head are read first: an invalid body is refused once, without a second reply.
      if (hasBody(request.headers)) queueMicrotask(done);
      else done();
    });
    addCommonHeaders(fastify, securityHeadersFor(this.config.LIVEKIT_URL));
    observeRequests(fastify);
    this.held.register(fastify, {
      unless: () => this.maintenance.isOn || this.guests.isOff,
      documentFor: (request) => this.pages.finishedFor(request),
    });
    this.metrics.register(fastify);
    await fastify.register(compress, {
      global: true,
      threshold: minCompressedBytes,
      encodings: [...encodings],
    });
    await fastify.register(cookie);
    await fastify.register(async (scope) => {
      scope.setErrorHandler((error, request, reply) => this.errors.answer(error, request, reply));
      this.limits.countAll(scope);
      readJson(scope);
      for (const one of this.routes) await one.register(scope);
    });
  }
}
