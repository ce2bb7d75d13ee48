import { defineFault } from '../fault.ts';

export default defineFault({
  id: '12',
  name: 'every connection to NATS is reset every 2 s, for 30 s',
  invariants: ['I1', 'I2'],
  ci: false,
  lastsMs: { full: 35_000, short: 35_000 },
  through: 'nats',
  async strike(arena) {
    const { line } = arena;
    for (let time = 0; time < 15; time++) {
      await arena.wait(2000);
      line?.reset();
    }
  },
});
