import { expect, it } from 'vitest';
import { recordWords } from './queue-words.ts';

it.each([
  [undefined, 'none of their reports decided yet'],
  [{ decided: 0, agreed: 0 }, 'none of their reports decided yet'],
  [{ decided: 1, agreed: 1 }, 'right in 1 of 1 report'],
  [{ decided: 4, agreed: 2 }, 'right in 2 of 4 reports'],
  [{ decided: 5, agreed: 4 }, 'right in 80% of 5 reports'],
])('what a reporter was right in is a share only of enough reports: %j [BEYOND-97]', (record, words) => {
  expect(recordWords(record)).toBe(words);
});
