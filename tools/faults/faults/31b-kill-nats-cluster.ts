import { strikeWhileVisited } from '../arena/visitors.ts';
import { defineProductFault } from '../fault.ts';
import { scaledOut } from '../scaled-out.ts';

export default defineProductFault({
  ...scaledOut,
  id: '31b',
  name: 'scaled out: kill -9 of each of three NATS servers, the leader of all streams and that of one first, 2 times',
  invariants: ['I1', 'I2', 'I3', 'I4', 'I6', 'I7', 'I9'],
  lastsMs: { full: 240_000, short: 120_000 },
  shortEvents: 600,
  strike: (arena) =>
    strikeWhileVisited(arena, async () => {
      const { nats } = arena.clusters;
      const away = () => arena.wait(500, 5000);
      for (let round = 0; round < arena.times({ full: 2, short: 1 }); round++) {
        await nats.strike(await nats.metaLeader(), away);
        await nats.strike(await nats.leaderOf('community'), away);
        for (const member of nats.members) await nats.strike(member, away);
      }
    }),
});
