import { type Actor, httpRoutes, isSameForAll, type Route } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { parseInput, type WorkContext } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Actors } from '../auth/actors.ts';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { encodingFor, sendPrivate, sendPublic } from '../http/raw-replies.ts';
import { contextOf, idempotencyKeyOf } from '../http/request-context.ts';
import { ServiceReply } from '../http/service-reply.ts';
import { addressOf, HotPages } from './hot-pages.ts';

/**
 * Every declared route that only needs forwarding: authentication, access, validation of the input, then one NATS hop,
 * whose reply bytes are sent unchanged.
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
      const { method = 'GET' } = route;
      fastify.route({
        method,
        // Responses are compressed here, and reads have no body: these hooks have nothing to do.
        ...(method === 'GET' && { compress: false, decompress: false }),
        url: apiPath(route),
        onRequest: this.limits.of(route),
        handler: (request, reply) => this.forward(route, request, reply),
      });
    }
  }

  /** The bytes of a public route's reply, to embed first data in a document, and the hot page it is, if it is one. */
  async read(
    route: Route,
    raw: { params?: unknown; query?: unknown },
    request: FastifyRequest,
  ): Promise<{ reply: ServiceReply; page?: string }> {
    const actor = await this.actors.admit(route, request);
    const payload = JSON.stringify(parseInput(route, raw));
    const ask = () => this.ask(route, payload, contextOf(request, actor));
    if (!mayBeHeld(route, actor)) return { reply: await ask() };
    const address = addressOf(route, payload);
    return { reply: await this.hot.get(address, true, ask), page: address.page };
  }

  private async forward(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const actor = await this.actors.admit(route, request);
    const context = contextOf(request, actor);
    if (route.idempotent) context.idempotencyKey = idempotencyKeyOf(request);
    const answer = await this.answerTo(route, request, context);
    const encoding = encodingFor(request.headers, answer);
    if (encoding) await answer.packAs(encoding);
    const isPublicRead = route.method === 'GET' && answer.status === 200 && route.access === 'public';
    if (isPublicRead) sendPublic(request, reply, answer, encoding, isSameForAll(route));
    else sendPrivate(reply, answer, encoding);
  }

  /** A hot page's request follows from its address, which repeats; only then is it cached. */
  private answerTo(
    route: Route,
    { url, params, query, body }: FastifyRequest,
    context: WorkContext,
  ): Promise<ServiceReply> {
    const payloadOf = () => JSON.stringify(parseInput(route, { params, query, body }));
    if (!mayBeHeld(route, context.actor) || body !== undefined) return this.ask(route, payloadOf(), context);
    const known = this.hot.known(url);
    const address = known ?? addressOf(route, payloadOf());
    if (!known) this.hot.remember(url, address);
    return this.hot.get(address, known !== undefined, () => this.ask(route, address.payload, context));
  }

  private async ask(route: Route, payload: string, context: WorkContext): Promise<ServiceReply> {
    return new ServiceReply(await this.caller.requestRaw(route, payload, context));
  }
}

const mayBeHeld = (route: Route, { kind }: Actor): boolean =>
  route.hot?.forVisitors ? kind === 'visitor' : route.hot !== undefined;
