import { defineFault } from '../fault.ts';

export default defineFault({
  id: '6',
  name: 'kill -9 of a consumer, 10 times',
  invariants: ['I1', 'I2', 'I4'],
  ci: false,
  async strike(arena) {
    for (let time = 0; time < arena.times({ full: 10, short: 4 }); time++) {
      await arena.wait(600, 1400);
      arena.auditors[arena.pick(0, 1)]?.signal('SIGKILL');
    }
  },
});
