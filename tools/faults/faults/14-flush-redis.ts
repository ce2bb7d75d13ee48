import { Redis } from 'ioredis';
import { defineFault } from '../fault.ts';

export default defineFault({
  id: '14',
  name: 'FLUSHALL, 3 times',
  invariants: ['I1', 'I2', 'I3'],
  ci: true,
  load: { flagEvery: 2 },
  async strike(arena) {
    const { servers } = arena;
    const redis = new Redis(servers.redis.url);
    for (let time = 0; time < 3; time++) {
      await arena.wait(1000, 2500);
      await redis.flushall();
    }
    redis.disconnect();
  },
});
