import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Encoding } from './encodings.ts';
import { HotPages } from './hot-pages.ts';
import { type BudgetHeaders, RateLimits } from './rate-limits.ts';
import { encodingFor, sendPublic } from './raw-replies.ts';
import type { ServiceReply } from './service-reply.ts';

/**
 * Answers a visitor's request for a cached page before any other hook, because nothing has to be determined. Requests
 * with a token, for uncached pages, or over budget take the normal path.
 */
@Injectable()
export class HotPageHandler {
  constructor(
    private readonly hot: HotPages,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance, { unless }: { unless: () => boolean }): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      const answer = unless() ? null : this.answerTo(request);
      if (!answer) return done();
      const send = (budget: BudgetHeaders | null) => {
        if (!budget) return done();
        sendPublic(request, reply.headers(budget), answer.held, answer.encoding);
      };
      const counted = this.limits.countRead(request.ip);
      if (counted instanceof Promise) void counted.then(send);
      else send(counted);
    });
  }

  /** The cached reply for a request; null if it has to take the normal path. */
  private answerTo(request: FastifyRequest): { held: ServiceReply; encoding: Encoding | undefined } | null {
    if (request.method !== 'GET' || request.headers.authorization !== undefined) return null;
    const held = this.hot.heldAt(request.url);
    if (!held) return null;
    const encoding = encodingFor(request, held);
    // The first request with this encoding compresses it for all.
    return encoding && !held.packedAs(encoding) ? null : { held, encoding };
  }
}
