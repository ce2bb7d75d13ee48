import { defineProductFault } from '../fault.ts';

export default defineProductFault({
  id: '1',
  name: 'kill -9 of a gateway, 10 times',
  invariants: ['I3', 'I6'],
  ci: false,
  replicas: { gateway: 2 },
  // One replica awards the points: no more than it works off in the meantime.
  lastsMs: { full: 150_000, short: 10_000 },
  async strike(arena) {
    for (let time = 0; time < arena.times({ full: 10, short: 4 }); time++) {
      await arena.wait(600, 1400);
      arena.gateways[time % 2]?.signal('SIGKILL');
    }
  },
});
