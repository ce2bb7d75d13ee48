import { armed, untilDeaths } from '../arming.ts';
import { defineFault } from '../fault.ts';

const times = { full: 20, short: 4 };

export default defineFault({
  id: '5',
  name: 'kill -9 of a consumer between commit and ack, 20 times',
  invariants: ['I2'],
  ci: true,
  env: armed(times, 'auditor', (arena) => `inbox.afterCommitBeforeAck:kill@${arena.pick(10, 40)}`),
  strike: (arena) => untilDeaths(arena, 'auditor', times),
});
