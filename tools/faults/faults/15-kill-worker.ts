import type { LedgerArena } from '../arena/ledger-arena.ts';
import { armed, untilDeaths } from '../arming.ts';
import { defineFault } from '../fault.ts';

const times = { full: 3, short: 3 };

export default defineFault({
  id: '15',
  name: 'kill -9 of the worker in the middle of the same job, 3 times',
  invariants: ['I1', 'I2', 'I3'],
  ci: true,
  // The first entry is flagged: its job is the victim.
  env: armed(times, 'auditor', (arena: LedgerArena) => `job.beforeDone:kill@1/${arena.entries[0]?.key}`),
  // A worker that dies is missed after ten seconds, and what it had locked is free after as long.
  settleMs: 60_000,
  strike: (arena) => untilDeaths(arena, 'auditor', times),
});
