import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it.each([
  [0, 'row', '0 rows'],
  [1, 'row', '1 row'],
  [1200, 'row', '1,200 rows'],
])('counts %i as one says it [BEYOND-183]', (count, one, words) => {
  expect(counted(count, one)).toBe(words);
});
