import { defineFault } from '../fault.ts';

const hour = 3_600_000;

export default defineFault({
  id: '23',
  name: 'the clocks of one replica each are an hour ahead and behind; the other replica dies now and then',
  invariants: ['I1', 'I2', 'I3', 'I4'],
  ci: false,
  env: (arena, service, replica) =>
    replica === 1 ? {} : { CLOCK_SHIFT_MS: String((service === 'ledger') === arena.isEven ? hour : -hour) },
  async strike(arena) {
    for (let time = 0; time < 3; time++) {
      await arena.wait(1500, 3000);
      arena.ledgers[time % 2]?.signal('SIGKILL');
      arena.auditors[time % 2]?.signal('SIGKILL');
    }
  },
});
