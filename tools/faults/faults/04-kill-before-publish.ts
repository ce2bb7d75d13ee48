import { armed, untilDeaths } from '../arming.ts';
import { defineFault } from '../fault.ts';

const times = { full: 20, short: 4 };

export default defineFault({
  id: '4',
  name: 'kill -9 of the relay before it publishes, 20 times',
  invariants: ['I1'],
  ci: true,
  env: armed(times, 'ledger', (arena) => `relay.beforePublish:kill@${arena.pick(5, 30)}`),
  strike: (arena) => untilDeaths(arena, 'ledger', times),
});
