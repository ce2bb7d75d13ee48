import type { RateClass, Route } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { GatewayConfig } from '../config.ts';
import { CONFIG, REDIS } from '../tokens.ts';
import { type Counted, LeasedBudgets } from './leased-budgets.ts';

const windowMs = 60_000;

/** How much of a budget is left, as answers tell it. */
export type BudgetHeaders = Readonly<Record<string, string>>;

/**
 * One budget per caller and rate class, shared by all gateway replicas through Redis. Without Redis reads and writes
 * stay open and credentials fail closed (security check 46).
 */
@Injectable()
export class RateLimits {
  private readonly budgets: LeasedBudgets;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(REDIS) redis: Redis,
  ) {
    this.budgets = new LeasedBudgets(redis, 'limit:');
  }

  async register(fastify: FastifyInstance): Promise<void> {
    await fastify.register(rateLimit, {
      global: false,
      store: storeOf(this.budgets),
      timeWindow: windowMs,
      errorResponseBuilder: (_request, { ttl }) =>
        new DomainError('limited', 'TOO_MANY_REQUESTS', 'That was a lot at once. Please wait a moment.', {
          retryAfter: Math.max(1, Math.ceil(ttl / 1000)),
        }),
    });
  }

  /** The route option that puts a route under its class's budget. */
  of(route: Route): { rateLimit: object } {
    const rate: RateClass = route.rate ?? (route.method === 'GET' ? 'read' : 'write');
    return {
      rateLimit: {
        max: this.budgetOf(rate),
        skipOnError: rate !== 'credentials',
        keyGenerator: ({ ip }: FastifyRequest) => callerOf(rate, ip),
      },
    };
  }

  /**
   * Counts a read that is answered before the plugin sees it, at once where a block of the budget is held.
   * @returns the headers that tell how much is left; null when it has to go the ordinary way, which decides
   */
  countRead(ip: string): BudgetHeaders | null | Promise<BudgetHeaders | null> {
    const caller = callerOf('read', ip);
    const budget = this.budgetOf('read');
    const counted = this.budgets.countHeld(caller);
    if (counted) return headersOf(counted, budget);
    return this.budgets.count(caller, windowMs, budget).then(
      (late) => headersOf(late, budget),
      () => null,
    );
  }

  private budgetOf(rate: RateClass): number {
    if (rate === 'read') return this.config.READS_PER_MINUTE;
    if (rate === 'credentials') return this.config.CREDENTIALS_PER_MINUTE;
    return this.config.WRITES_PER_MINUTE;
  }
}

const callerOf = (rate: RateClass, ip: string): string => `${rate}:${ip}`;

/** As the plugin tells it. */
const headersOf = ({ current, ttl }: Counted, budget: number): BudgetHeaders | null =>
  current > budget
    ? null
    : {
        'x-ratelimit-limit': String(budget),
        'x-ratelimit-remaining': String(budget - current),
        'x-ratelimit-reset': String(Math.ceil(ttl / 1000)),
      };

/** The plugin makes its store itself, of a class it is given. */
const storeOf = (budgets: LeasedBudgets) =>
  class {
    constructor() {
      // biome-ignore lint/correctness/noConstructorReturn: all of them are the one
      return budgets;
    }
  } as unknown as FastifyRateLimitStoreCtor;
