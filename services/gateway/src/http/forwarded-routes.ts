import { createHash } from 'node:crypto';
import { httpRoutes, type Route } from '@barspoon/contracts';
import { assertAccess, Caller } from '@barspoon/messaging/requests';
import { parseInput } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Actors } from '../auth/actors.ts';
import { apiPath } from './api-path.ts';
import { acceptedEncoding, leastPacked } from './encodings.ts';
import { type HeldReply, HotPages, packedBody } from './hot-pages.ts';
import { RateLimits } from './rate-limits.ts';
import { contextOf, idempotencyKeyOf } from './request-context.ts';

/**
 * Every declared route that needs nothing but forwarding: who asks, may she, is the input right, then one NATS hop,
 * whose reply bytes go out as they came.
 */
@Injectable()
export class ForwardedRoutes {
  constructor(
    private readonly caller: Caller,
    private readonly actors: Actors,
    private readonly hot: HotPages,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): void {
    for (const route of httpRoutes) {
      if (route.edge === 'composed') continue;
      fastify.route({
        method: route.method ?? 'GET',
        url: apiPath(route),
        config: this.limits.of(route),
        handler: (request, reply) => this.forward(route, request, reply),
      });
    }
  }

  /** The bytes of a public page as its HTTP route would answer; for putting first data into a document. */
  async read(
    route: Route,
    raw: { params?: unknown; query?: unknown },
    request: FastifyRequest,
  ): Promise<HeldReply> {
    const actor = await this.actors.of(request);
    return this.ask(route, JSON.stringify(parseInput(route, raw)), contextOf(request, actor));
  }

  private async forward(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const actor = await this.actors.of(request);
    assertAccess(route.access, actor);
    const context = contextOf(request, actor);
    if (route.idempotent) context.idempotencyKey = idempotencyKeyOf(request);
    const answer = await this.ask(route, this.payloadOf(route, request), context);
    const isRead = route.method === 'GET';
    if (isRead && answer.status === 200 && route.access === 'public') {
      reply.header('cache-control', 'no-cache').header('etag', answer.etag);
      if (request.headers['if-none-match'] === answer.etag) return reply.status(304).send();
      if (route.hot) return sendPacked(request, reply, answer);
    } else reply.header('cache-control', 'no-store');
    return send(reply, answer);
  }

  /** The checked input as the service is sent it. A hot page's follows from its address, which comes again and again. */
  private payloadOf(route: Route, { url, params, query, body }: FastifyRequest): string {
    const isKnowable = route.hot !== undefined && body === undefined;
    const known = isKnowable ? this.hot.known(url) : undefined;
    if (known) return known.payload;
    const payload = JSON.stringify(parseInput(route, { params, query, body }));
    if (isKnowable) this.hot.remember(url, { route, payload });
    return payload;
  }

  private ask(route: Route, payload: string, context: ReturnType<typeof contextOf>): Promise<HeldReply> {
    const ask = async () => {
      const { status, body } = await this.caller.requestRaw(route, payload, context);
      const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
      return { status, body, etag, packed: new Map() };
    };
    return route.hot ? this.hot.get(route, payload, ask) : ask();
  }
}

/** Held bytes go out as they were packed for the first who took them so. */
async function sendPacked(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: HeldReply,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(headers['accept-encoding']);
  if (!encoding || answer.body.byteLength < leastPacked) return send(reply, answer);
  const body = await packedBody(answer, encoding);
  reply.header('content-encoding', encoding).header('vary', 'accept-encoding');
  return send(reply, { ...answer, body });
}

function send(reply: FastifyReply, { status, body }: HeldReply): FastifyReply {
  if (status === 503 || status === 429) reply.header('retry-after', '2');
  return reply
    .status(status)
    .type(status < 400 ? 'application/json' : 'application/problem+json')
    .send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
}
