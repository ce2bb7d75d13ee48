import { SERVICES } from '@barspoon/servers/services';
import { defineProductFault } from '../fault.ts';

/** How long both releases work side by side before it goes on. */
const besideMs = { full: 20_000, short: 5000 };

export default defineProductFault({
  id: '29',
  name: 'the product is updated from an earlier release under load, rolled back and updated again',
  invariants: ['I1', 'I2', 'I3', 'I6', 'I8'],
  ci: false,
  replicas: Object.fromEntries(SERVICES.map(({ name }) => [name, 2])),
  beginsEarlier: true,
  noRefusals: true,
  lastsMs: { full: 480_000, short: 240_000 },
  settleMs: 60_000,
  async strike(arena) {
    const { earlier, replicas } = arena;
    const seconds = replicas.filter((_, at) => at % 2 === 1);
    // One of each two: every service runs in two releases.
    for (const replica of seconds) await arena.replace(replica, 'present');
    await arena.wait(arena.times(besideMs));
    for (const replica of seconds) await arena.replace(replica, earlier);
    for (const replica of replicas) await arena.replace(replica, 'present');
  },
});
