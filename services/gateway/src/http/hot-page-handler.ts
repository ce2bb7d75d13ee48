import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Encoding } from './encodings.ts';
import { HotPages } from './hot-pages.ts';
import { type BudgetHeaders, RateLimits } from './rate-limits.ts';
import { encodingFor, sendPublic } from './raw-replies.ts';
import type { ServiceReply } from './service-reply.ts';

/**
 * Answers a visitor's request for a held page before anything else looks at it: nothing has to be found out about it.
 * Whoever shows a token, asks for what is not held, or has used up their budget goes the ordinary way.
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

  /** What is held for a request; null when it has to go the ordinary way. */
  private answerTo(request: FastifyRequest): { held: ServiceReply; encoding: Encoding | undefined } | null {
    if (request.method !== 'GET' || request.headers.authorization !== undefined) return null;
    const held = this.hot.heldAt(request.url);
    if (!held) return null;
    const encoding = encodingFor(request, held);
    // The first to take it so has it packed for all.
    return encoding && !held.packedAs(encoding) ? null : { held, encoding };
  }
}
