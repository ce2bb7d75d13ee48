import fc from 'fast-check';
import { expect, it } from 'vitest';
import { literalPattern } from './literal-pattern.ts';

it('matches its own text, whole, whatever the text is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(new RegExp(`^${literalPattern(text)}$`).test(text)).toBe(true);
    }),
  );
});

it.each(['.', 'a*', '[a]', '(a|b)', 'a{2}', '^a$', '\\d'])('matches nothing but %s', (text) => {
  const pattern = new RegExp(`^${literalPattern(text)}$`);
  expect(['a', 'aa', 'b', '1', ''].filter((other) => pattern.test(other))).toEqual([]);
});

it('writes no escape that only JavaScript knows, because MongoDB reads it too', () => {
  expect(literalPattern('Gin\u3000Fizz\ufeff\u2028-\n,')).toBe('Gin\u3000Fizz\ufeff\u2028-\n,');
});
