import {
  type Analytics,
  analyticsInternalRoutes,
  analyticsRoutes,
  countedTables,
  type Health,
  healthRoutes,
  tableCountRoutes,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { isUnavailable, type WorkContext } from '@barspoon/platform';
import type { NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { Actors } from '../auth/actors.ts';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { contextOf } from '../http/request-context.ts';
import { NATS, REDIS } from '../tokens.ts';
import { figuresOf } from './figures.ts';

/** A part that does not respond within this time counts as down. */
const timeoutMs = 2000;
const gateway = { kind: 'system', name: 'gateway' } as const;

/** Counts and status of all services; a part that is down is omitted and reported. Implements BEYOND-96. */
@Injectable()
export class AnalyticsPage {
  constructor(
    private readonly caller: Caller,
    private readonly actors: Actors,
    private readonly limits: RateLimits,
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(REDIS) private readonly redis: Redis,
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
    const context = { ...contextOf(request, gateway), deadline: Date.now() + timeoutMs };
    const [rows, members, health] = await Promise.all([
      this.rows(context),
      this.caller.call(analyticsInternalRoutes.members, {}, context).catch(unlessDown),
      this.health(context),
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

  private async health(context: WorkContext): Promise<Health[]> {
    const services = await Promise.all(healthRoutes.map((route) => this.healthOf(route, context)));
    const queues = await Promise.all([
      timed('NATS', () => this.nats.rtt()),
      timed('Redis', () => this.redis.ping()),
    ]);
    return [...services.flat(), ...queues];
  }

  private async healthOf(route: (typeof healthRoutes)[number], context: WorkContext): Promise<Health[]> {
    const name = route.service;
    const began = performance.now();
    const answer = await this.caller.call(route, {}, context).catch(unlessDown);
    const databaseMs = answer?.databaseMs ?? null;
    const latencyMs = answer ? performance.now() - began - (databaseMs ?? 0) : null;
    return [
      { name, kind: 'service', isUp: answer !== undefined, latencyMs },
      { name, kind: 'database', isUp: databaseMs !== null, latencyMs: databaseMs },
    ];
  }
}

const unlessDown = (error: unknown): undefined => {
  if (!isUnavailable(error)) throw error;
};

async function timed(name: string, ask: () => Promise<unknown>): Promise<Health> {
  const began = performance.now();
  const isUp = await ask().then(
    () => true,
    () => false,
  );
  return { name, kind: 'queue', isUp, latencyMs: isUp ? performance.now() - began : null };
}
