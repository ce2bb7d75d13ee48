import { defineProductFault } from '../fault.ts';

export default defineProductFault({
  id: '24b',
  name: 'every service of the product and both gateways are replaced one by one under load',
  invariants: ['I1', 'I6', 'I8'],
  ci: false,
  replicas: { gateway: 2, identity: 2, catalogue: 2, inventory: 2, 'engagement-points': 2 },
  noRefusals: true,
  lastsMs: { full: 210_000, short: 70_000 },
  async strike(arena) {
    for (let round = 0; round < arena.times({ full: 3, short: 1 }); round++)
      for (const replica of arena.replicas) await arena.replace(replica);
  },
});
