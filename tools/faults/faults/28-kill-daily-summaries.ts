import { digestDrill } from '../arena/digest-drill.ts';
import { defineProductFault } from '../fault.ts';

const deaths = { full: 5, short: 2 };

export default defineProductFault({
  id: '28',
  name: 'kill -9 of both senders of daily summaries in the middle of them, 5 times: everybody gets one, copies have one Message-ID',
  invariants: ['I1', 'I2'],
  ci: false,
  replicas: { notifications: 2 },
  lastsMs: { full: 150_000, short: 15_000 },
  shortEvents: 60,
  // What a killed sender had in hand is free again after 45 seconds.
  settleMs: 120_000,
  strike: (arena) => digestDrill(arena, arena.times({ full: 1500, short: 200 }), arena.times(deaths)),
});
