import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptedEncoding, leastPacked } from './encodings.ts';
import { HotPages } from './hot-pages.ts';
import { type BudgetHeaders, RateLimits } from './rate-limits.ts';
import { securityHeaders } from './security-headers.ts';

/** The same in every answer from here, as names and values by turns. */
const usual = [
  ...securityHeaders.flat(),
  ...['content-type', 'application/json', 'cache-control', 'no-cache', 'vary', 'accept-encoding'],
];

/**
 * Answers a visitor's request for a held page before anything else looks at it: nothing has to be found out about it.
 * Whoever shows a token, asks for what is not held, or has used up her budget goes the ordinary way.
 */
@Injectable()
export class HeldDoor {
  constructor(
    private readonly hot: HotPages,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      const answer = this.answerTo(request);
      if (!answer) return done();
      const send = (budget: BudgetHeaders | null) => {
        if (!budget) return done();
        reply.hijack();
        const headers = [...usual, 'x-request-id', request.id, ...Object.entries(budget).flat()];
        reply.raw.writeHead(answer.status, [...headers, ...answer.headers]).end(answer.body);
      };
      const counted = this.limits.countRead(request.ip);
      if (counted instanceof Promise) void counted.then(send);
      else send(counted);
    });
  }

  /** What is held for a request; null when it has to go the ordinary way. */
  private answerTo({ method, headers, url }: FastifyRequest): Answer | null {
    if (method !== 'GET' || headers.authorization !== undefined) return null;
    const held = this.hot.heldAt(url);
    if (!held) return null;
    const etag = ['etag', held.etag];
    if (headers['if-none-match'] === held.etag) return { status: 304, headers: etag };
    const encoding = acceptedEncoding(headers['accept-encoding']);
    const isPacked = encoding !== undefined && held.body.byteLength >= leastPacked;
    const body = isPacked ? held.packed.get(encoding) : held.body;
    // The first to take it so has it packed for all.
    if (!body) return null;
    const about = [...etag, 'content-length', String(body.byteLength)];
    return { status: 200, headers: isPacked ? [...about, 'content-encoding', encoding] : about, body };
  }
}

interface Answer {
  status: 200 | 304;
  /** Names and values by turns. */
  headers: string[];
  body?: Uint8Array;
}
