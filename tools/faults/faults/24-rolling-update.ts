import { defineFault } from '../fault.ts';

export default defineFault({
  id: '24',
  name: 'everything is replaced one by one under load, 3 times',
  invariants: ['I1', 'I6', 'I8'],
  ci: true,
  noRefusals: true,
  lastsMs: { full: 110_000, short: 36_000 },
  async strike(arena) {
    for (let round = 0; round < arena.times({ full: 3, short: 1 }); round++)
      for (const replica of arena.replicas) await arena.replace(replica);
  },
});
