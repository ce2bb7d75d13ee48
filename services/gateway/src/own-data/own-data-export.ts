import {
  type MemberActor,
  type OwnData,
  type OwnTables,
  ownDataParts,
  ownDataRoutes,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { parseInput, type WorkContext } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Actors } from '../auth/actors.ts';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { contextOf } from '../http/request-context.ts';

type PartRoute = (typeof ownDataParts)[number];

/** Everything stored about a member, composed from the replies of all services, as one file (GDPR Art. 15 and 20). */
@Injectable()
export class OwnDataExport {
  constructor(
    private readonly caller: Caller,
    private readonly actors: Actors,
    private readonly limits: RateLimits,
  ) {}

  register(fastify: FastifyInstance): void {
    fastify.route({
      method: 'POST',
      url: apiPath(ownDataRoutes.export),
      onRequest: this.limits.of(ownDataRoutes.export),
      handler: (request, reply) => this.export(request, reply),
    });
  }

  private async export(request: FastifyRequest, reply: FastifyReply): Promise<OwnData> {
    const actor = await this.actors.admit(ownDataRoutes.export, request);
    const { id: memberId } = actor as MemberActor;
    parseInput(ownDataRoutes.export, { body: request.body });
    const context = contextOf(request, { kind: 'system', name: 'gateway' });
    const services = await Promise.all(
      ownDataParts.map(async (part) => [part.service, await this.tablesOf(part, memberId, context)] as const),
    );
    const exportedAt = new Date().toISOString();
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="my-data-${exportedAt.slice(0, 10)}.json"`);
    return { memberId, exportedAt, services: Object.fromEntries(services) };
  }

  private async tablesOf(part: PartRoute, memberId: string, context: WorkContext): Promise<OwnTables> {
    const all: OwnTables = {};
    let cursor: string | undefined;
    do {
      const { tables, nextCursor } = await this.caller.call(part, { query: { memberId, cursor } }, context);
      for (const [name, rows] of Object.entries(tables)) all[name] = [...(all[name] ?? []), ...rows];
      cursor = nextCursor ?? undefined;
    } while (cursor);
    return all;
  }
}
