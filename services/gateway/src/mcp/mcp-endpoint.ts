import { DomainError, FollowedSettings } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Actors } from '../auth/actors.ts';
import type { GatewayConfig } from '../config.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { CONFIG } from '../tokens.ts';
import type { Site } from './tool.ts';

export const mcpPath = '/mcp';
const maxMessages = 20;

/**
 * The Model Context Protocol for programs of members: streamable HTTP without sessions. The protocol's code is loaded
 * with the first request. Implements BEYOND-286, security check 88.
 */
@Injectable()
export class McpEndpoint {
  private readonly origin: string;
  private readonly version = process.env.npm_package_version ?? '0.1.0';

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly settings: FollowedSettings,
    private readonly actors: Actors,
    private readonly limits: RateLimits,
  ) {
    this.origin = new URL(config.PUBLIC_URL).origin;
  }

  register(fastify: FastifyInstance): void {
    const onRequest = this.limits.of({ rate: 'read', method: 'POST', access: 'member' });
    fastify.route({
      method: ['GET', 'POST', 'DELETE'],
      url: mcpPath,
      onRequest,
      handler: (request, reply) => this.answer(request, reply),
    });
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.assertOrigin(request);
    const scopes = await this.actors.scopesOf(request);
    reply.header('cache-control', 'no-store');
    // There are no sessions to end, and nothing is told unasked.
    if (request.method !== 'POST') return reply.status(405).header('allow', 'POST').send();
    if (Array.isArray(request.body) && request.body.length > maxMessages)
      throw new DomainError(
        'invalid',
        'gateway.too_many_messages',
        `Send at most ${maxMessages} messages at a time.`,
      );
    const { answerMessages } = await import('./mcp-server.ts');
    const answer = await answerMessages(request, { scopes, site: this.site, version: this.version });
    answer.headers.forEach((value, name) => void reply.header(name, value));
    return reply.status(answer.status).send(await answer.text());
  }

  /** Programs send no origin; a page of another site does, whatever name it has for our address. */
  private assertOrigin({ headers: { origin } }: FastifyRequest): void {
    if (origin === undefined || origin === this.origin) return;
    throw new DomainError(
      'forbidden',
      'gateway.foreign_origin',
      'Pages of other sites may not connect here.',
    );
  }

  private get site(): Site {
    const name = this.settings.current.siteName ?? this.config.SITE_NAME;
    return { name, url: this.config.PUBLIC_URL.replace(/\/$/, '') };
  }
}
