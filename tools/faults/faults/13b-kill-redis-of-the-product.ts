import { defineProductFault } from '../fault.ts';

export default defineProductFault({
  id: '13b',
  name: 'kill -9 of Redis under the product, 5 times',
  invariants: ['I1', 'I2', 'I3'],
  ci: false,
  replicas: {},
  lastsMs: { full: 150_000, short: 15_000 },
  async strike(arena) {
    const { redis } = arena.servers;
    for (let time = 0; time < 5; time++) {
      await arena.wait(800, 2000);
      await redis.kill();
      await arena.wait(0, 1000);
      await redis.start();
    }
  },
});
