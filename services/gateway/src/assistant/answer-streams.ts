import { Readable } from 'node:stream';
import { assistantInternalRoutes, assistantRoutes, type OutputOf } from '@barspoon/contracts';
import { assertAccess, Caller } from '@barspoon/messaging/requests';
import { parseInput } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Actors } from '../auth/actors.ts';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { contextOf } from '../http/request-context.ts';

type Told = OutputOf<typeof assistantInternalRoutes.pieces>;

const gateway = { kind: 'system', name: 'gateway' } as const;

/**
 * Answers of the AI bartender as server-sent events. Any replica continues where another stopped: a piece's number is
 * its event id, and pieces after `Last-Event-ID` are requested. Implements BEYOND-45.
 */
@Injectable()
export class AnswerStreams {
  constructor(
    private readonly caller: Caller,
    private readonly actors: Actors,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): void {
    fastify.route({
      method: assistantRoutes.stream.method,
      url: apiPath(assistantRoutes.stream),
      onRequest: this.limits.of(assistantRoutes.stream),
      // A compressed stream would wait until a block is full.
      compress: false,
      handler: (request, reply) => this.stream(request, reply),
    });
  }

  /** Refused before its first byte is sent. */
  private async stream(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await this.actors.admit(assistantRoutes.stream, request);
    const { params } = parseInput(assistantRoutes.stream, { params: request.params });
    const context = { ...contextOf(request, gateway), deadline: undefined };
    const member = await this.actors.followingBearer(request);
    const ask = async (after: number) => {
      // The rest is not for whoever lost access meanwhile.
      const now = member();
      assertAccess(assistantRoutes.stream.access, now);
      return this.caller.call(
        assistantInternalRoutes.pieces,
        { params, query: { memberId: now.id, after } },
        context,
      );
    };
    const after = lastOf(request.headers['last-event-id']);
    const first = await ask(after);
    return reply
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream; charset=utf-8')
      .send(Readable.from(eventsOf(first, after, ask), { objectMode: false, highWaterMark: 1 }));
  }
}

/** A number that this service has issued; anything else starts from the beginning. */
function lastOf(header: string | string[] | undefined): number {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : 0;
}

async function* eventsOf(
  first: Told,
  from: number,
  ask: (after: number) => Promise<Told>,
): AsyncGenerator<Buffer> {
  let after = from;
  for (let told = first; ; told = await ask(after)) {
    for (const { number, piece } of told.pieces) {
      after = number;
      yield Buffer.from(`id: ${number}\nevent: piece\ndata: ${JSON.stringify(piece)}\n\n`);
    }
    if (told.turn) {
      yield Buffer.from(`event: turn\ndata: ${JSON.stringify(told.turn)}\n\n`);
      return;
    }
    // Shows proxies that the connection is in use.
    if (told.pieces.length === 0) yield Buffer.from(': still thinking\n\n');
  }
}
