import { DomainError } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Actors } from '../auth/actors.ts';
import type { GatewayConfig } from '../config.ts';
import { apiPrefix } from '../http/api-path.ts';
import { CONFIG } from '../tokens.ts';
import { maintenancePage } from './maintenance-page.ts';

const retryAfter = 600;
/** Where an admin signs in and works; files of pages hurt nobody. */
const alwaysOpen = [/^\/profile\/?$/, /^\/admin(\/|$)/, /\.[a-z0-9]+$/i, new RegExp(`^${apiPrefix}/auth/`)];

/**
 * Keeps everybody but admins out while work is done: pages answer with one that says so, the API with a 503, both with
 * the time to come back. Health and metrics stay as they are. Implements BEYOND-100 for the switch `MAINTENANCE_MODE`.
 */
@Injectable()
export class Maintenance {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly actors: Actors,
  ) {}

  get isOn(): boolean {
    return this.config.MAINTENANCE_MODE;
  }

  register(fastify: FastifyInstance): void {
    if (!this.isOn) return;
    fastify.addHook('onRequest', (request, reply) => this.guard(request, reply));
  }

  private async guard(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const path = request.url.split('?')[0] ?? '/';
    if (alwaysOpen.some((pattern) => pattern.test(path))) return undefined;
    const sentence = `${this.config.SITE_NAME} is closed for maintenance. Please come back in a few minutes.`;
    if (!path.startsWith('/api/'))
      return reply
        .status(503)
        .header('retry-after', String(retryAfter))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(maintenancePage(this.config.SITE_NAME, sentence));
    const actor = await this.actors.of(request);
    if (actor.kind === 'member' && actor.role === 'admin') return undefined;
    throw new DomainError('unavailable', 'MAINTENANCE', sentence, { retryAfter });
  }
}
