import { armed, untilDeaths } from '../arming.ts';
import { defineFault } from '../fault.ts';

const times = { full: 20, short: 4 };

export default defineFault({
  id: '3',
  name: 'kill -9 of the relay between PubAck and mark, 20 times',
  invariants: ['I1', 'I2'],
  ci: true,
  env: armed(times, 'ledger', (arena) => `relay.afterPubAck:kill@${arena.pick(5, 30)}`),
  strike: (arena) => untilDeaths(arena, 'ledger', times),
});
