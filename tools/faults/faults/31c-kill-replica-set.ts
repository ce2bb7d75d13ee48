import { strikeWhileVisited } from '../arena/visitors.ts';
import { defineProductFault } from '../fault.ts';
import { scaledOut } from '../scaled-out.ts';

export default defineProductFault({
  ...scaledOut,
  id: '31c',
  name: 'scaled out: kill -9 of each of three MongoDB servers, the primary first, 2 times',
  invariants: ['I1', 'I2', 'I3', 'I4', 'I6', 'I7', 'I9'],
  lastsMs: { full: 240_000, short: 120_000 },
  shortEvents: 600,
  strike: (arena) =>
    strikeWhileVisited(arena, async () => {
      const { mongo } = arena.clusters;
      const away = () => arena.wait(500, 5000);
      for (let round = 0; round < arena.times({ full: 2, short: 1 }); round++) {
        await mongo.strike(await mongo.primary(), away);
        for (const member of mongo.members) await mongo.strike(member, away);
        // Elections have moved it meanwhile.
        await mongo.strike(await mongo.primary(), away);
      }
    }),
});
