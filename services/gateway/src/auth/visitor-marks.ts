import { createHmac, randomBytes } from 'node:crypto';
import { automatedMark, dayMs } from '@barspoon/contracts';
import { Clock, keysOf } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import agents from 'crawler-user-agents';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { name } from '../config.ts';
import { REDIS } from '../tokens.ts';

const retryMs = 10_000;
/** A headless browser is not a person: it is used for tests and archiving. */
const alsoPeople = /headless/i;
const program = new RegExp(
  agents.flatMap(({ pattern }) => (alsoPeople.test(pattern) ? [] : pattern)).join('|'),
);

/**
 * Distinguishes visitors for a day without a cookie, only to count views: a hash of address and browser under a daily
 * key. All replicas share the key in Redis, where it expires at the end of the day; after that a mark cannot be traced back. Bots and prefetched pages all have the same mark, which is not counted.
 */
@Injectable()
export class VisitorMarks {
  private key: { day: number; value: string; retryAt: number } = { day: -1, value: '', retryAt: 0 };
  private readonly programs = new LRUCache<string, boolean>({ max: 5000 });

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  async of({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Promise<string> {
    const agent = headers['user-agent'] ?? '';
    const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? '');
    if (agent === '' || purpose.includes('prefetch') || this.isProgram(agent)) return automatedMark;
    const key = await this.keyOfDay();
    return createHmac('sha256', key).update(`${ip}|${agent}`).digest('base64url').slice(0, 22);
  }

  private isProgram(agent: string): boolean {
    const known = this.programs.get(agent);
    if (known !== undefined) return known;
    const found = program.test(agent);
    this.programs.set(agent, found);
    return found;
  }

  private async keyOfDay(): Promise<string> {
    const now = this.clock.now().getTime();
    const day = Math.floor(now / dayMs);
    if (this.key.day === day && now < this.key.retryAt) return this.key.value;
    const own = this.key.day === day ? this.key.value : randomBytes(32).toString('base64url');
    const shared = await this.share(day, own).catch(() => undefined);
    // Without Redis this replica uses its own key.
    this.key = { day, value: shared ?? own, retryAt: shared ? Number.POSITIVE_INFINITY : now + retryMs };
    return this.key.value;
  }

  private async share(day: number, own: string): Promise<string> {
    const key = `${keysOf(name)}visitor-key:${day}`;
    await this.redis.set(key, own, 'PX', 2 * dayMs, 'NX');
    return (await this.redis.get(key)) ?? own;
  }
}
