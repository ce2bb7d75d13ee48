import { defineFault } from '../fault.ts';

export default defineFault({
  id: '21',
  name: 'every event is delivered five more times, in any order',
  invariants: ['I2', 'I4'],
  ci: true,
  async strike(arena) {
    await arena.loadEnded();
    for (let time = 0; time < 5; time++) await arena.publishAgainShuffled();
  },
});
