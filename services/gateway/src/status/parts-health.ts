import { type Health, healthRoutes } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { isUnavailable, type WorkContext, within } from '@barspoon/platform';
import type { NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { NATS, REDIS } from '../tokens.ts';

/** A part that does not respond within this time counts as down. */
export const timeoutMs = 2000;

/** Asks each service, its database, NATS and Redis whether they answer. */
@Injectable()
export class PartsHealth {
  constructor(
    private readonly caller: Caller,
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  async read(context: WorkContext): Promise<Health[]> {
    const limited = { ...context, deadline: Date.now() + timeoutMs };
    const [services, queues] = await Promise.all([
      Promise.all(healthRoutes.map((route) => this.ofService(route, limited))),
      Promise.all([ofQueue('NATS', () => this.nats.rtt()), ofQueue('Redis', () => this.redis.ping())]),
    ]);
    return [...services.flat(), ...queues];
  }

  private async ofService(route: (typeof healthRoutes)[number], context: WorkContext): Promise<Health[]> {
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

export const unlessDown = (error: unknown): undefined => {
  if (!isUnavailable(error)) throw error;
};

async function ofQueue(name: string, ask: () => Promise<unknown>): Promise<Health> {
  const began = performance.now();
  const isUp = await within(timeoutMs, ask()).then(
    () => true,
    () => false,
  );
  return { name, kind: 'queue', isUp, latencyMs: isUp ? performance.now() - began : null };
}
