import { Readable } from 'node:stream';
import { type MemberActor, tableFileRoutes, tableRowRoutes, tables } from '@barspoon/contracts';
import { assertAccess, Caller } from '@barspoon/messaging/requests';
import { parseInput } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Actors } from '../auth/actors.ts';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { contextOf } from '../http/request-context.ts';

/** A table as a JSON file, fetched page by page as fast as the client reads it. Implements ADM-DB-02, BEYOND-98. */
@Injectable()
export class TableFiles {
  constructor(
    private readonly caller: Caller,
    private readonly actors: Actors,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): void {
    const route = tableFileRoutes.export;
    fastify.route({
      method: route.method,
      url: apiPath(route),
      onRequest: this.limits.of(route),
      handler: (request, reply) => this.export(request, reply),
    });
  }

  /** Refused before its first byte is sent. */
  private async export(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const actor = await this.actors.admit(tableFileRoutes.export, request);
    const { table } = parseInput(tableFileRoutes.export, { params: request.params }).params;
    const route = tableRowRoutes.find(({ service }) => service === tables[table]) as RowRoute;
    // Every page has its own timeout; the whole file has none.
    const context = { ...contextOf(request, gateway), deadline: undefined };
    const by = (actor as MemberActor).id;
    const admin = await this.actors.followingBearer(request);
    const ask = async (cursor?: string) => {
      // The rest is not for whoever lost the role meanwhile.
      assertAccess(tableFileRoutes.export.access, admin());
      return this.caller.call(route, { params: { table }, query: { by, cursor } }, context);
    };
    const first = await ask();
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${table}-export-${day}.json"`)
      .send(Readable.from(fileOf(first, ask), { objectMode: false }));
  }
}

type RowRoute = (typeof tableRowRoutes)[number];

const gateway = { kind: 'system', name: 'gateway' } as const;

type Piece = { text: string; nextCursor: string | null };

async function* fileOf(first: Piece, ask: (cursor: string) => Promise<Piece>): AsyncGenerator<Buffer> {
  yield Buffer.from(`[\n${first.text}`);
  let isEmpty = first.text === '';
  let cursor = first.nextCursor;
  while (cursor !== null) {
    const { text, nextCursor } = await ask(cursor);
    if (text) yield Buffer.from(isEmpty ? text : `,\n${text}`);
    isEmpty = isEmpty && text === '';
    cursor = nextCursor;
  }
  yield Buffer.from('\n]\n');
}
