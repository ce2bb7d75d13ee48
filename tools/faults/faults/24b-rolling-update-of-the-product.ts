import { SERVICES } from '@barspoon/servers/services';
import { defineProductFault } from '../fault.ts';

export default defineProductFault({
  id: '24b',
  name: 'both replicas of every service of the product are replaced one by one under load',
  invariants: ['I1', 'I6', 'I8'],
  ci: false,
  replicas: Object.fromEntries(SERVICES.map(({ name }) => [name, 2])),
  noRefusals: true,
  lastsMs: { full: 330_000, short: 110_000 },
  async strike(arena) {
    for (let round = 0; round < arena.times({ full: 3, short: 1 }); round++)
      for (const replica of arena.replicas) await arena.replace(replica);
  },
});
