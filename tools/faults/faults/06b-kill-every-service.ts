import { defineProductFault } from '../fault.ts';

export default defineProductFault({
  id: '6b',
  name: 'kill -9 of every service of the product in turn, 3 times',
  invariants: ['I1', 'I2', 'I3', 'I4', 'I6'],
  ci: true,
  replicas: {},
  lastsMs: { full: 150_000, short: 12_000 },
  shortEvents: 160,
  settleMs: 60_000,
  async strike(arena) {
    for (let round = 0; round < arena.times({ full: 3, short: 1 }); round++)
      for (const replica of arena.replicas) {
        await arena.wait(600, 1400);
        replica.signal('SIGKILL');
      }
  },
});
