import type { RateClass, Route } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { onRequestHookHandler } from 'fastify';
import type { Redis } from 'ioredis';
import type { GatewayConfig } from '../config.ts';
import { CONFIG, REDIS } from '../tokens.ts';
import { type Counted, LeasedBudgets } from './leased-budgets.ts';

const windowMs = 60_000;
/** What a request counts for that could not be counted. */
const uncounted: Counted = { current: 0, ttl: 0 };

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

  /** The hook that puts a route under its class's budget. Whoever has used it up gets a 429 with the time to wait. */
  of(route: Route): onRequestHookHandler {
    const rate: RateClass = route.rate ?? (route.method === 'GET' ? 'read' : 'write');
    const budget = this.budgetOf(rate);
    return (request, reply, done) => {
      const pass = (counted: Counted) => {
        reply.headers(headersOf(counted, budget));
        done(counted.current > budget ? usedUp(counted) : undefined);
      };
      const fail = (error: Error) => (rate === 'credentials' ? done(error) : pass(uncounted));
      const counted = this.count(rate, request.ip);
      if (counted instanceof Promise) counted.then(pass, fail);
      else pass(counted);
    };
  }

  /**
   * Counts a read that is answered before its route is come to.
   * @returns the headers that tell how much is left; null when it has to go the ordinary way, which decides
   */
  countRead(ip: string): BudgetHeaders | null | Promise<BudgetHeaders | null> {
    const budget = this.budgetOf('read');
    const told = (counted: Counted) => (counted.current > budget ? null : headersOf(counted, budget));
    const counted = this.count('read', ip);
    return counted instanceof Promise ? counted.then(told, () => null) : told(counted);
  }

  /** Counts one request, at once where a block of the budget is held. */
  private count(rate: RateClass, ip: string): Counted | Promise<Counted> {
    const caller = `${rate}:${ip}`;
    return this.budgets.countHeld(caller) ?? this.budgets.count(caller, windowMs, this.budgetOf(rate));
  }

  private budgetOf(rate: RateClass): number {
    if (rate === 'read') return this.config.READS_PER_MINUTE;
    if (rate === 'credentials') return this.config.CREDENTIALS_PER_MINUTE;
    return this.config.WRITES_PER_MINUTE;
  }
}

const headersOf = ({ current, ttl }: Counted, budget: number): BudgetHeaders => ({
  'x-ratelimit-limit': String(budget),
  'x-ratelimit-remaining': String(Math.max(0, budget - current)),
  'x-ratelimit-reset': String(Math.ceil(ttl / 1000)),
});

const usedUp = ({ ttl }: Counted): DomainError =>
  new DomainError('limited', 'TOO_MANY_REQUESTS', 'That was a lot at once. Please wait a moment.', {
    retryAfter: Math.max(1, Math.ceil(ttl / 1000)),
  });
