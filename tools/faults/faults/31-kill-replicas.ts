import { strikeWhileVisited } from '../arena/visitors.ts';
import { defineProductFault } from '../fault.ts';
import { scaledOut } from '../scaled-out.ts';

const backMs = 120_000;

export default defineProductFault({
  ...scaledOut,
  id: '31',
  name: 'scaled out: kill -9 of both gateways and both replicas of every service, one at a time, 2 times',
  invariants: ['I1', 'I2', 'I3', 'I4', 'I6', 'I9'],
  lastsMs: { full: 480_000, short: 180_000 },
  shortEvents: 800,
  strike: (arena) =>
    strikeWhileVisited(arena, async () => {
      for (let round = 0; round < arena.times({ full: 2, short: 1 }); round++)
        for (const replica of arena.replicas) {
          replica.signal('SIGKILL');
          await arena.wait(500, 1500);
          await arena.untilReady(backMs);
        }
    }),
});
