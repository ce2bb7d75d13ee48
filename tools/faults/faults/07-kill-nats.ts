import { defineFault } from '../fault.ts';

export default defineFault({
  id: '7',
  name: 'kill -9 of NATS, 10 times',
  invariants: ['I1', 'I2', 'I7'],
  ci: true,
  async strike(arena) {
    const { servers } = arena;
    for (let time = 0; time < arena.times({ full: 10, short: 5 }); time++) {
      await arena.wait(500, 1500);
      await servers.nats.kill();
      await arena.wait(0, 500);
      await servers.nats.start();
    }
  },
});
