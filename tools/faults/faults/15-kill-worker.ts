import { armedUntil, untilDeaths } from '../arming.ts';
import { defineFault } from '../fault.ts';

const times = { full: 3, short: 3 };

export default defineFault({
  id: 15,
  name: 'kill -9 of the worker in the middle of the same job, 3 times',
  invariants: ['I1', 'I2', 'I3'],
  ci: true,
  // The first entry is flagged: its job is the victim.
  env: armedUntil(times, 'auditor', (arena) => `job.beforeDone:kill@1/${arena.entries[0]?.key}`),
  strike: (arena) => untilDeaths(arena, arena.auditors, arena.times(times)),
});
