import { FollowedSettings } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { Maintenance } from '../maintenance/maintenance.ts';
import { missingPage } from '../maintenance/maintenance-page.ts';
import { CONFIG } from '../tokens.ts';
import { SiteStatus } from './site-status.ts';
import { statusPage } from './status-page.ts';

/** `/status`, where admins have made it public; also while the site is closed. Implements BEYOND-308. */
@Injectable()
export class StatusPages {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly settings: FollowedSettings,
    private readonly status: SiteStatus,
    private readonly maintenance: Maintenance,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): void {
    fastify.get('/status', { onRequest: this.limits.ofPages() }, async (_request, reply) => {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      const siteName = this.settings.current.siteName ?? this.config.SITE_NAME;
      if (!this.status.isPublic)
        return reply
          .status(404)
          .send(missingPage(siteName, 'Page not found', 'There is nothing at this address.'));
      return reply.send(statusPage(siteName, await this.status.read(), this.maintenance.isOn));
    });
  }
}
