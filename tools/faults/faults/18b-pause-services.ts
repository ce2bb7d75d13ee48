import { defineProductFault } from '../fault.ts';

const services = ['identity', 'community', 'engagement-points', 'notifications', 'professional'] as const;
/** Longer than an event waits until it goes to the other replica. */
const pauseMs = 12_000;

export default defineProductFault({
  id: '18b',
  name: 'one of two replicas of five services of the product stands still for 12 s, one service after another',
  invariants: ['I1', 'I2', 'I4'],
  ci: false,
  replicas: Object.fromEntries(services.map((name) => [name, 2])),
  lastsMs: { full: 150_000, short: 65_000 },
  settleMs: 60_000,
  async strike(arena) {
    for (let round = 0; round < arena.times({ full: 2, short: 1 }); round++)
      for (const service of services) {
        const replica = arena.of(service)[arena.pick(0, 1)];
        replica?.signal('SIGSTOP');
        await arena.wait(pauseMs);
        replica?.signal('SIGCONT');
        await arena.wait(500, 1500);
      }
  },
});
