import { defineFault } from '../fault.ts';

/** MongoDB's answer when the place of a change stream is no longer in its log. */
const changeStreamHistoryLost = 286;

export default defineFault({
  id: '19',
  name: 'change streams lose their place, again and again',
  invariants: ['I1', 'I7'],
  ci: false,
  async strike(arena) {
    for (let time = 0; time < 5; time++) {
      await arena.wait(1000, 2000);
      await arena.admin({
        configureFailPoint: 'failCommand',
        mode: { times: 4 },
        data: { failCommands: ['getMore'], errorCode: changeStreamHistoryLost },
      });
    }
    const { count } = await arena.admin({ configureFailPoint: 'failCommand', mode: 'off' });
    if (count === 0) throw new Error('no change stream has met the error');
  },
});
