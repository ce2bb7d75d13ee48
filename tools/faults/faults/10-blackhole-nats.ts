import { defineFault } from '../fault.ts';

export default defineFault({
  id: '10',
  name: 'nothing passes between the services and NATS for 30 s, connections stay open',
  invariants: ['I7'],
  ci: false,
  lastsMs: { full: 35_000, short: 35_000 },
  through: 'nats',
  async strike(arena) {
    const { line } = arena;
    await arena.wait(1000, 2000);
    line?.swallow();
    await arena.wait(30_000);
    line?.pass();
  },
});
