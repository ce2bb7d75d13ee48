import { defineFault } from '../fault.ts';

export default defineFault({
  id: '8',
  name: 'NATS stands still, 3 times 10 s',
  invariants: ['I1', 'I7'],
  ci: true,
  lastsMs: { full: 35_000, short: 10_000 },
  async strike(arena) {
    for (let time = 0; time < arena.times({ full: 3, short: 1 }); time++) {
      await arena.wait(500, 1500);
      arena.servers.nats.freeze();
      await arena.wait(10_000);
      arena.servers.nats.thaw();
    }
  },
});
