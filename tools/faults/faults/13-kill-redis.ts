import { defineFault } from '../fault.ts';

export default defineFault({
  id: '13',
  name: 'kill -9 of Redis, 5 times',
  invariants: ['I1', 'I2', 'I3'],
  ci: true,
  load: { flagEvery: 4 },
  async strike(arena) {
    const { servers } = arena;
    for (let time = 0; time < 5; time++) {
      await arena.wait(800, 2000);
      await servers.redis.kill();
      await arena.wait(0, 1000);
      await servers.redis.start();
    }
  },
});
