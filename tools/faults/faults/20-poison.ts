import { defineFault } from '../fault.ts';

export default defineFault({
  id: '20',
  name: 'events whose handling always throws, and one that always kills the process',
  invariants: ['I5', 'I1'],
  ci: true,
  load: { poison: 'kill, then throw', poisonEvery: 250 },
  // Four deaths, and ten seconds until the event is handed out again after each.
  settleMs: 75_000,
  strike: (arena) => arena.wait(1000),
});
