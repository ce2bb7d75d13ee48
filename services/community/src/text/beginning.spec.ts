import { expect, it } from 'vitest';
import { beginningOf } from './beginning.ts';

it.each([
  ['A sour.', 'A sour.'],
  ['Which rum\n\ndo you pour?', 'Which rum do you pour?'],
  ['Which rum do you pour for friends, and why?', 'Which rum do you pour for…'],
  ['x'.repeat(40), `${'x'.repeat(29)}…`],
  ['🍋'.repeat(20), `${'🍋'.repeat(14)}…`],
  [' ', ''],
])('names %j by how it begins [BEYOND-171]', (text, name) => {
  expect(beginningOf(text, 30)).toBe(name);
});
