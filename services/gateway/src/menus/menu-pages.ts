import { type PublicMenu, publicMenuRoutes } from '@barspoon/contracts';
import { DomainError, FollowedSettings, parseInput } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { missingPage } from '../maintenance/maintenance-page.ts';
import type { Site } from '../pages/head.ts';
import { GuestBrowsing } from '../sign-in/guest-browsing.ts';
import { CONFIG } from '../tokens.ts';
import { menuPage } from './menu-page.ts';
import { MenuStreams } from './menu-streams.ts';

/** The menus of bars as pages of their own: whoever sits at a table waits for nothing else. Implements BEYOND-246. */
@Injectable()
export class MenuPages {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly settings: FollowedSettings,
    private readonly guests: GuestBrowsing,
    private readonly limits: RateLimits,
    private readonly streams: MenuStreams,
  ) {}

  register(fastify: FastifyInstance): void {
    fastify.get('/menus/:slug', { onRequest: this.limits.ofPages() }, (request, reply) =>
      this.page(request, reply),
    );
    fastify.get(
      '/menus/:slug/changes',
      // A compressed stream would wait until a block is full.
      { onRequest: this.limits.ofReads(), compress: false },
      async (request, reply) => {
        const { params } = parseInput(publicMenuRoutes.get, { params: request.params });
        const stream = await this.streams.open(params.slug);
        return reply
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
          .type('text/event-stream; charset=utf-8')
          .send(stream);
      },
    );
  }

  private async page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const menu = await this.find((request.params as { slug: string }).slug);
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (!menu)
      return reply
        .status(404)
        .send(
          missingPage(this.site.name, 'No menu here', 'This menu was taken down, or its address is wrong.'),
        );
    return reply.send(menuPage(menu, this.site));
  }

  private async find(slug: string): Promise<PublicMenu | undefined> {
    if (this.guests.isOff || !publicMenuRoutes.get.params.safeParse({ slug }).success) return undefined;
    try {
      return (await this.streams.read(slug)).menu;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'notFound') return undefined;
      throw error;
    }
  }

  private get site(): Site {
    const { siteName, siteDescription } = this.settings.current;
    return {
      name: siteName ?? this.config.SITE_NAME,
      description: siteDescription ?? this.config.SITE_DESCRIPTION,
      url: this.config.PUBLIC_URL.replace(/\/$/, ''),
    };
  }
}
