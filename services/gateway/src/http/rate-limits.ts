import type { RateClass, Route } from '@barspoon/contracts';
import { DomainError, keysOf, networkOf } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Redis } from 'ioredis';
import { Actors } from '../auth/actors.ts';
import { type GatewayConfig, name } from '../config.ts';
import { CONFIG, REDIS } from '../tokens.ts';
import { type Counted, LeasedBudgets } from './leased-budgets.ts';

const windowMs = 60_000;
/** What is counted: the classes of routes, and what no route declares. */
type Budget = RateClass | 'page' | 'file' | 'drawing';
/** What applies to a request that could not be counted. */
const uncounted: Counted = { current: 0, ttl: 0 };

/** The rest of a budget, as sent in responses. */
export type BudgetHeaders = Readonly<Record<string, string>>;

/**
 * One budget per caller and class, shared by all gateway replicas through Redis. A signed-in member has their own budget,
 * regardless of others behind the same address; all others share that of their network. Sign-in attempts and session refreshes always count for the network, because the caller is not known yet. Without Redis reads
 * and writes stay open and credentials fail closed (security checks 46 and 59).
 */
@Injectable()
export class RateLimits {
  private readonly budgets: LeasedBudgets;
  /** The hooks that count. */
  private readonly counters = new WeakSet<object>();

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(REDIS) redis: Redis,
    private readonly actors: Actors,
  ) {
    this.budgets = new LeasedBudgets(redis, `${keysOf(name)}limit:`);
  }

  /** The hook that applies the budget of a route's class. A caller over budget gets a 429 with the time to wait. */
  of(route: Pick<Route, 'rate' | 'method' | 'access'>): onRequestHookHandler {
    const rate: RateClass = route.rate ?? (route.method === 'GET' ? 'read' : 'write');
    const budget = this.budgetOf(rate);
    const isOfNetwork = rate === 'refresh' || (rate === 'credentials' && route.access === 'public');
    return this.counting((request, reply, done) => {
      const pass = (counted: Counted) => {
        reply.headers(headersOf(counted, budget));
        done(counted.current > budget ? usedUp(counted) : undefined);
      };
      const fail = (error: Error) => (rate === 'credentials' ? done(error) : pass(uncounted));
      const counted =
        isOfNetwork || request.headers.authorization === undefined
          ? this.count(rate, networkOf(request.ip))
          : this.actors.memberOf(request).then((id) => this.count(rate, id ?? networkOf(request.ip)));
      if (counted instanceof Promise) counted.then(pass, fail);
      else pass(counted);
    });
  }

  /** The hook for reads of addresses that no route declares. */
  ofReads(): onRequestHookHandler {
    return this.of({ rate: 'read', method: 'GET', access: 'public' });
  }

  /** The hook for documents of pages, which have no token: one budget for each network, apart from that of reads. */
  ofPages(): onRequestHookHandler {
    return this.ofNetwork('page');
  }

  /** Gives every route registered from here on that counts nothing itself the budget of files, so that none has no budget. */
  countAll(fastify: FastifyInstance): void {
    const onRequest = this.ofNetwork('file');
    fastify.addHook('onRoute', (route) => {
      const hooks = [route.onRequest ?? []].flat();
      if (!hooks.some((hook) => this.counters.has(hook))) route.onRequest = [onRequest, ...hooks];
    });
  }

  /** Takes note of a hook that leaves counting to one of these. */
  note(hook: onRequestHookHandler): void {
    this.counters.add(hook);
  }

  /**
   * Counts the cost of what a request has to be made for. @param units its cost @throws DomainError 429
   */
  async spend(budget: 'drawing', request: FastifyRequest, units: number): Promise<void> {
    const limit = this.budgetOf(budget);
    for (let unit = 0; unit < units; unit += 1) {
      const counted = await Promise.resolve(this.count(budget, networkOf(request.ip))).catch(() => uncounted);
      if (counted.current > limit) throw usedUp(counted);
    }
  }

  /**
   * Counts a visitor's request that is answered before its route runs. @returns
   * the headers with the rest of the budget; null if it has to take the normal path, which decides
   */
  countEarly(rate: 'read' | 'page', ip: string): BudgetHeaders | null | Promise<BudgetHeaders | null> {
    const budget = this.budgetOf(rate);
    const told = (counted: Counted) => (counted.current > budget ? null : headersOf(counted, budget));
    const counted = this.count(rate, networkOf(ip));
    return counted instanceof Promise ? counted.then(told, () => null) : told(counted);
  }

  /** Whether a visitor's network may open another socket; also true when it cannot be counted. */
  async mayOpenSocket(ip: string): Promise<boolean> {
    try {
      return (await this.count('read', networkOf(ip))).current <= this.budgetOf('read');
    } catch {
      return true;
    }
  }

  /** Counts one request, immediately if a block of the budget is leased. */
  private count(rate: Budget, whose: string): Counted | Promise<Counted> {
    const caller = `${rate}:${whose}`;
    return this.budgets.countHeld(caller) ?? this.budgets.count(caller, windowMs, this.budgetOf(rate));
  }

  private ofNetwork(budget: Budget): onRequestHookHandler {
    const limit = this.budgetOf(budget);
    return this.counting((request, reply, done) => {
      const pass = (counted: Counted) => {
        if (counted.current > limit) return done(usedUp(counted));
        reply.headers(headersOf(counted, limit));
        done();
      };
      const counted = this.count(budget, networkOf(request.ip));
      if (counted instanceof Promise) counted.then(pass, () => pass(uncounted));
      else pass(counted);
    });
  }

  private counting(hook: onRequestHookHandler): onRequestHookHandler {
    this.counters.add(hook);
    return hook;
  }

  private budgetOf(rate: Budget): number {
    if (rate === 'page') return this.config.PAGES_PER_MINUTE;
    if (rate === 'file') return this.config.FILES_PER_MINUTE;
    if (rate === 'drawing') return this.config.DRAWINGS_PER_MINUTE;
    if (rate === 'read') return this.config.READS_PER_MINUTE;
    if (rate === 'refresh') return this.config.REFRESHES_PER_MINUTE;
    if (rate === 'credentials') return this.config.CREDENTIALS_PER_MINUTE;
    if (rate === 'upload') return this.config.UPLOADS_PER_MINUTE;
    return this.config.WRITES_PER_MINUTE;
  }
}

const headersOf = ({ current, ttl }: Counted, budget: number): BudgetHeaders => ({
  'x-ratelimit-limit': String(budget),
  'x-ratelimit-remaining': String(Math.max(0, budget - current)),
  'x-ratelimit-reset': String(Math.ceil(ttl / 1000)),
});

const usedUp = ({ ttl }: Counted): DomainError =>
  new DomainError('limited', 'common.too_many_requests', 'Too many requests. Please wait a moment.', {
    retryAfter: Math.max(1, Math.ceil(ttl / 1000)),
  });
