import { armedForStrike, strikeDeaths } from '../arming.ts';
import { defineProductFault } from '../fault.ts';

const services = ['catalogue', 'community', 'inventory', 'professional', 'sessions', 'engagement-points'];
const each = { full: 3, short: 1 };

export default defineProductFault({
  id: '2b',
  name: 'kill -9 of six services of the product in the middle of transactions, 18 times',
  invariants: ['I1', 'I3', 'I6'],
  ci: false,
  replicas: {},
  // One replica each: no more than they work off between two deaths.
  lastsMs: { full: 150_000, short: 20_000 },
  // A worker that dies is missed after ten seconds, and what it had locked is free after as long.
  settleMs: 60_000,
  env: armedForStrike(services, 'transaction.beforeCommit:kill%34'),
  strike: (arena) => strikeDeaths(arena, services, each),
});
