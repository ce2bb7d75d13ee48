import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, leastPacked } from './encodings.ts';
import { type HeldReply, HotPages } from './hot-pages.ts';
import { RateLimits } from './rate-limits.ts';
import { securityHeaders } from './security-headers.ts';

/** The same in every answer from here, as names and values by turns. */
const usual = [
  ...securityHeaders.flat(),
  ...['content-type', 'application/json', 'cache-control', 'no-cache', 'vary', 'accept-encoding'],
];

/**
 * Answers a visitor's request for a held page before anything else looks at it: nothing has to be found out about it.
 * Whoever shows a token, asks for what is not held, or has used up a block of her budget goes the ordinary way.
 */
@Injectable()
export class HeldDoor {
  constructor(
    private readonly hot: HotPages,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      if (!this.answer(request, reply)) done();
    });
  }

  /** @returns whether it has */
  private answer(request: FastifyRequest, reply: FastifyReply): boolean {
    const { method, headers, url } = request;
    if (method !== 'GET' || headers.authorization !== undefined) return false;
    const held = this.hot.heldAt(url);
    if (!held) return false;
    const isKnown = headers['if-none-match'] === held.etag;
    const shape = isKnown ? notModified : shapeOf(held, headers['accept-encoding']);
    const budget = shape && this.limits.countRead(request.ip);
    if (!budget) return false;
    reply.hijack();
    reply.raw.writeHead(isKnown ? 304 : 200, [
      ...usual,
      ...['x-request-id', request.id, 'etag', held.etag],
      ...Object.entries(budget).flat(),
      ...shape.headers,
    ]);
    reply.raw.end(shape.body);
    return true;
  }
}

interface Shape {
  body?: Uint8Array;
  headers: string[];
}

const notModified: Shape = { headers: [] };

/** The bytes as the client takes them; null when nobody has taken them so yet. */
function shapeOf(held: HeldReply, accepted: string | undefined): Shape | null {
  const encoding = acceptedEncoding(accepted);
  const isPacked = encoding && held.body.byteLength >= leastPacked;
  const body = isPacked ? held.packed.get(encoding) : held.body;
  if (!body) return null;
  const length = ['content-length', String(body.byteLength)];
  return { body, headers: isPacked ? [...length, 'content-encoding', encoding] : length };
}
