import { armedForStrike, strikeDeaths } from '../arming.ts';
import { defineProductFault } from '../fault.ts';

const services = ['community', 'notifications', 'engagement-points', 'identity'];
const each = { full: 3, short: 1 };

export default defineProductFault({
  id: '5b',
  name: 'kill -9 of four services of the product between commit and ack, 12 times',
  invariants: ['I1', 'I2'],
  ci: false,
  replicas: {},
  lastsMs: { full: 150_000, short: 20_000 },
  settleMs: 60_000,
  env: armedForStrike(services, 'inbox.afterCommitBeforeAck:kill%34'),
  strike: (arena) => strikeDeaths(arena, services, each),
});
