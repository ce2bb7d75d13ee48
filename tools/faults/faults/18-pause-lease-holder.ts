import { defineFault } from '../fault.ts';

export default defineFault({
  id: '18',
  name: 'the replica whose relay holds the lease stands still for 60 s',
  invariants: ['I2', 'I4'],
  ci: true,
  lastsMs: { full: 65_000, short: 14_000 },
  async strike(arena) {
    await arena.wait(1500, 3000);
    const holder = await arena.leaseHolder('ledger');
    holder.signal('SIGSTOP');
    await arena.wait(arena.times({ full: 60_000, short: 12_000 }));
    const other = await arena.leaseHolder('ledger');
    if (other === holder) throw new Error('nobody took the lease over from a holder that stood still');
    holder.signal('SIGCONT');
  },
});
