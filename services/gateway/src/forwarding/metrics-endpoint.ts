import { createHash, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Actors } from '../auth/actors.ts';
import type { GatewayConfig } from '../config.ts';
import { CONFIG } from '../tokens.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The gateway is public, its metrics are not: they require an admin or Prometheus's token (security check 6). */
@Injectable()
export class MetricsEndpoint {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly actors: Actors,
  ) {}

  register(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, _reply, done) => {
      // Decided synchronously, because every request passes here.
      if (request.url.split('?', 1)[0] !== '/metrics') return done();
      const closed = new DomainError('notFound', 'common.not_found', 'There is nothing at this address.');
      this.opensFor(request).then((opens) => done(opens ? undefined : closed), done);
    });
  }

  private async opensFor(request: FastifyRequest): Promise<boolean> {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const { METRICS_TOKEN } = this.config;
    if (!token) return false;
    const asked = digest(token);
    if (METRICS_TOKEN?.some((known) => timingSafeEqual(asked, digest(known)))) return true;
    const actor = await this.actors.ofToken(token);
    if (actor.kind !== 'member' || actor.role !== 'admin') return false;
    this.actors.assertFactor({ access: 'admin' }, actor);
    return true;
  }
}
