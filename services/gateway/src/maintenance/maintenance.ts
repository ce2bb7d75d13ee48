import { apiPrefix, identityInternalRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { DomainError, FollowedSettings } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Actors } from '../auth/actors.ts';
import { BrowserSessions } from '../auth/browser-session.ts';
import type { GatewayConfig } from '../config.ts';
import { contextOf } from '../http/request-context.ts';
import { CONFIG } from '../tokens.ts';
import { closedText, maintenancePage } from './maintenance-page.ts';

const retryAfter = 600;
const maxTokenLength = 200;
/** Where an admin signs in and works, and what says that the site is closed; static files are harmless. */
const alwaysOpen = [
  /^\/profile\/?$/,
  /^\/status\/?$/,
  /^\/admin(\/|$)/,
  /\.[a-z0-9]+$/i,
  new RegExp(`^${apiPrefix}/auth/`),
];

/**
 * Keeps everybody but admins out during maintenance: pages show a notice, the API responds with 503, both with the time
 * to retry. An admin's browser asks for pages with its session cookie alone, so identity says whose it is. Health and
 * metrics stay as they are. The operator switches it by `MAINTENANCE_MODE`, admins by the settings. Implements
 * BEYOND-100, BEYOND-155.
 */
@Injectable()
export class Maintenance {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly actors: Actors,
    private readonly sessions: BrowserSessions,
    private readonly caller: Caller,
    private readonly settings: FollowedSettings,
  ) {}

  get isOn(): boolean {
    return this.config.MAINTENANCE_MODE || this.settings.current.maintenanceMode;
  }

  register(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      // Synchronous in the usual case: every request passes here.
      if (!this.isOn) return done();
      this.guard(request, reply).then((isAnswered) => isAnswered || done(), done);
    });
  }

  /** @returns whether the request is answered */
  private async guard(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const path = request.url.split('?')[0] ?? '/';
    if (alwaysOpen.some((pattern) => pattern.test(path))) return false;
    const siteName = this.settings.current.siteName ?? this.config.SITE_NAME;
    const sentence = closedText(siteName);
    if (!path.startsWith('/api/')) {
      if (await this.isAdminsBrowser(request)) return false;
      reply
        .status(503)
        .header('retry-after', String(retryAfter))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(maintenancePage(siteName, sentence));
      return true;
    }
    const actor = await this.actors.of(request);
    if (actor.kind === 'member' && actor.role === 'admin') return false;
    throw new DomainError('unavailable', 'gateway.maintenance', sentence, { retryAfter });
  }

  /** Who cannot be asked about, because identity is down as well, stays outside. */
  private async isAdminsBrowser(request: FastifyRequest): Promise<boolean> {
    const refreshToken = this.sessions.refreshTokenOf(request);
    if (!refreshToken || refreshToken.length > maxTokenLength) return false;
    const context = contextOf(request, { kind: 'system', name: 'gateway' });
    const { role } = await this.caller
      .call(identityInternalRoutes.cookieHolder, { body: { refreshToken } }, context)
      .catch(() => ({ role: null }));
    return role === 'admin';
  }
}
