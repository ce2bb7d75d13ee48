import { describe, expect, it } from 'vitest';
import { line, prose } from './shapes.ts';

describe('a text of signs without a width', () => {
  it.each(['\u200B', ' \u200D\u2060 ', '\uFEFF\u00AD', '\u3164', '\u2800'])(
    'is empty: %j [BEYOND-129]',
    (text) => {
      expect(line(20).safeParse(text).success).toBe(false);
      expect(prose(20).parse(text)).toBe('');
    },
  );

  it('keeps such signs among others, as in a family or a flag [BEYOND-129]', () => {
    expect(line(20).parse('👩‍👧')).toBe('👩‍👧');
    expect(prose(20).parse('a\u200Bb')).toBe('a\u200Bb');
  });
});
