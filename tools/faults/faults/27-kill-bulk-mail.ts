import { bulkMailDrill } from '../arena/bulk-mail-drill.ts';
import { defineProductFault } from '../fault.ts';

const deaths = { full: 5, short: 2 };

export default defineProductFault({
  id: '27',
  name: 'kill -9 of both senders of a bulk mail in the middle of it, 5 times: everybody gets it, copies have one Message-ID',
  invariants: ['I1', 'I2'],
  ci: false,
  replicas: { notifications: 2 },
  lastsMs: { full: 150_000, short: 15_000 },
  shortEvents: 60,
  // Whom a killed sender had in hand is free again after 45 seconds.
  settleMs: 120_000,
  strike: (arena) => bulkMailDrill(arena, arena.times({ full: 3000, short: 300 }), arena.times(deaths)),
});
