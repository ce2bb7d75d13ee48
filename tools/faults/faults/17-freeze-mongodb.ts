import { defineProductFault } from '../fault.ts';

export default defineProductFault({
  id: '17',
  name: 'MongoDB stands still, 2 times 15 s: members are told when to come back',
  invariants: ['I9', 'I3', 'I6'],
  ci: false,
  replicas: { gateway: 2 },
  answersWithinMs: 10_000,
  lastsMs: { full: 150_000, short: 20_000 },
  async strike(arena) {
    for (let time = 0; time < arena.times({ full: 2, short: 1 }); time++) {
      await arena.wait(1000, 3000);
      arena.servers.mongo.freeze();
      await arena.wait(15_000);
      arena.servers.mongo.thaw();
    }
  },
});
