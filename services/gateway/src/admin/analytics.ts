import {
  type Analytics,
  analyticsInternalRoutes,
  analyticsRoutes,
  countedTables,
  tableCountRoutes,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import type { WorkContext } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Actors } from '../auth/actors.ts';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { contextOf } from '../http/request-context.ts';
import { PartsHealth, timeoutMs, unlessDown } from '../status/parts-health.ts';
import { figuresOf } from './figures.ts';

const gateway = { kind: 'system', name: 'gateway' } as const;

/** Counts and status of all services; a part that is down is omitted and reported. Implements BEYOND-96. */
@Injectable()
export class AnalyticsPage {
  constructor(
    private readonly caller: Caller,
    private readonly actors: Actors,
    private readonly limits: RateLimits,
    private readonly health: PartsHealth,
  ) {}

  register(fastify: FastifyInstance): void {
    const route = analyticsRoutes.get;
    fastify.route({
      method: route.method,
      url: apiPath(route),
      onRequest: this.limits.of(route),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return this.get(request);
      },
    });
  }

  private async get(request: FastifyRequest): Promise<Analytics> {
    await this.actors.admit(analyticsRoutes.get, request);
    const asked = contextOf(request, gateway);
    const context = { ...asked, deadline: Date.now() + timeoutMs };
    const [rows, members, health] = await Promise.all([
      this.rows(context),
      this.caller.call(analyticsInternalRoutes.members, {}, context).catch(unlessDown),
      this.health.read(asked),
    ]);
    const counts = Object.fromEntries(
      countedTables.map((table) => [table, rows.get(table) ?? null]),
    ) as Analytics['counts'];
    return { calculatedAt: new Date().toISOString(), counts, ...figuresOf(counts, members), health };
  }

  private async rows(context: WorkContext): Promise<ReadonlyMap<string, number>> {
    const answers = await Promise.all(
      tableCountRoutes.map((route) => this.caller.call(route, {}, context).catch(unlessDown)),
    );
    return new Map(
      answers.flatMap((answer) => (answer?.items ?? []).map(({ table, rows }) => [table, rows] as const)),
    );
  }
}
