import { describe, expect, it } from 'vitest';
import { writtenLines } from '../test/lines-as-people-write.ts';
import { parseIngredientLine } from './parse-ingredient-line.ts';

describe('a line of a recipe, as people write it', () => {
  for (const [kind, lines] of Object.entries(writtenLines))
    it.each(lines)(`reads ${kind}: $text → $expected [BEYOND-121]`, ({ text, expected }) => {
      const read = parseIngredientLine(text);
      const said = [read?.amount, read?.unit, read?.name, ...(read?.note ? [read.note] : [])];
      expect(said.map(String).join('|')).toBe(expected);
    });

  it.each([
    '*optional* 1 egg white',
    '1 egg white, optional',
    'Optional: 1 egg white',
    '1 egg white (optional)',
  ])('knows what is optional: %s [BEYOND-121]', (text) => {
    expect(parseIngredientLine(text)).toMatchObject({ name: 'egg white', optional: true, note: null });
  });
});
