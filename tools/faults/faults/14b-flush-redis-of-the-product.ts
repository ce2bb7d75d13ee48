import { Redis } from 'ioredis';
import { defineProductFault } from '../fault.ts';

export default defineProductFault({
  id: '14b',
  name: 'FLUSHALL under the product, 3 times: jobs and leaderboards come back',
  invariants: ['I1', 'I2', 'I3', 'I6'],
  ci: false,
  replicas: {},
  lastsMs: { full: 150_000, short: 15_000 },
  async strike(arena) {
    const redis = new Redis(arena.servers.redis.url);
    for (let time = 0; time < 3; time++) {
      await arena.wait(2000, 4000);
      await redis.flushall();
    }
    redis.disconnect();
  },
});
