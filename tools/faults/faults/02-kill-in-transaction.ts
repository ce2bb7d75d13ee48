import { armed, untilDeaths } from '../arming.ts';
import { defineFault } from '../fault.ts';

const times = { full: 20, short: 4 };

export default defineFault({
  id: '2',
  name: 'kill -9 of the API service in the middle of transactions, 20 times',
  invariants: ['I1', 'I3'],
  ci: true,
  env: armed(times, 'ledger', (arena) => `transaction.beforeCommit:kill@${arena.pick(10, 40)}`),
  strike: (arena) => untilDeaths(arena, 'ledger', times),
});
