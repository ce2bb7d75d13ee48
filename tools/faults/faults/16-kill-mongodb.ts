import { defineFault } from '../fault.ts';

export default defineFault({
  id: '16',
  name: 'kill -9 of MongoDB, 5 times',
  invariants: ['I3', 'I6', 'I7'],
  ci: true,
  async strike(arena) {
    const { servers } = arena;
    for (let time = 0; time < arena.times({ full: 5, short: 2 }); time++) {
      await arena.wait(1000, 3000);
      await servers.mongo.kill();
      await arena.wait(0, 1000);
      await servers.mongo.start();
    }
  },
});
