import { type StartedServers, startServers } from '@barspoon/servers';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LeasedBudgets } from '../../services/gateway/src/http/leased-budgets.ts';

let servers: StartedServers;
let redis: Redis;
beforeAll(async () => {
  servers = await startServers({ only: ['redis'] });
  redis = new Redis(servers.urls.redis);
});
afterAll(async () => {
  redis?.disconnect();
  await servers?.stop();
});

const windowMs = 60_000;

it('counts the requests of a window, which ends', async () => {
  const budgets = new LeasedBudgets(redis, 'window:');
  for (const current of [1, 2]) {
    const counted = await budgets.count('ada', windowMs, 10);
    expect(counted.current).toBe(current);
    expect(counted.ttl).toBeGreaterThan(0);
    expect(counted.ttl).toBeLessThanOrEqual(windowMs);
  }
});

it('gives a window that has lost its end a new one, so that nobody is refused forever', async () => {
  await redis.set('lost:ada', 40);
  const counted = await new LeasedBudgets(redis, 'lost:').count('ada', windowMs, 10);
  expect(counted).toEqual({ current: 41, ttl: expect.any(Number) });
  expect(await redis.pttl('lost:ada')).toBeGreaterThan(0);
});
