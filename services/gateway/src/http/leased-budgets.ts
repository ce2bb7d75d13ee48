import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** The number of a request in its window, and the rest of the window in milliseconds. */
export interface Counted {
  current: number;
  ttl: number;
}

/** Requests of one caller that this replica may admit without asking Redis again. */
interface Lease {
  /** The number of the last request counted here. */
  current: number;
  last: number;
  /** By the monotonic clock of this process. */
  until: number;
}

const maxCallers = 20_000;
/** A budget this small is counted one by one. */
const smallBudget = 60;
const blocksPerBudget = 40;
const maxBlock = 200;

/** How many requests are leased from a budget at a time. */
export const blockOf = (budget: number): number =>
  budget < smallBudget ? 1 : Math.min(maxBlock, Math.ceil(budget / blocksPerBudget));

const take = `
  local current = redis.call('INCRBY', KEYS[1], ARGV[2])
  local ttl = redis.call('PTTL', KEYS[1])
  if ttl >= 0 then return { current, ttl } end
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  return { current, tonumber(ARGV[1]) }
`;

/**
 * Budgets of callers, shared by all replicas in Redis and leased in blocks, so that not every request has to wait for Redis.
 * What a replica has leased and not used counts as used until the window ends: with several replicas a caller may be refused up to one block per replica early, never late. Small budgets are counted one by one.
 */
export class LeasedBudgets {
  private readonly leases = new LRUCache<string, Lease>({
    maxSize: maxCallers,
    sizeCalculation: () => 1,
  });
  private readonly asked = new Map<string, Promise<Lease>>();

  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  /** Counts one request immediately; null if a block has to be leased first. */
  countHeld(caller: string): Counted | null {
    const held = this.leases.get(caller);
    const now = performance.now();
    if (!held || held.current >= held.last || now >= held.until) return null;
    held.current++;
    return { current: held.current, ttl: Math.ceil(held.until - now) };
  }

  /** Counts one request. @throws Error when a block is needed and Redis does not respond */
  async count(caller: string, windowMs: number, budget: number): Promise<Counted> {
    while (true) {
      const counted = this.countHeld(caller);
      if (counted) return counted;
      await this.lease(caller, windowMs, budget);
    }
  }

  /** Concurrent requests wait for the same block. */
  private async lease(caller: string, windowMs: number, budget: number): Promise<void> {
    const present = this.asked.get(caller);
    if (present) return void (await present);
    const asking = this.takeBlock(caller, windowMs, blockOf(budget));
    this.asked.set(caller, asking);
    try {
      this.leases.set(caller, await asking);
    } finally {
      this.asked.delete(caller);
    }
  }

  private async takeBlock(caller: string, windowMs: number, block: number): Promise<Lease> {
    const taken = await this.redis.eval(take, 1, `${this.prefix}${caller}`, windowMs, block);
    const [last, ttl] = taken as [number, number];
    return { current: last - block, last, until: performance.now() + Math.max(1, ttl) };
  }
}
