import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  it('never changes a length, for any character there is', () => {
    for (let point = 0; point <= 0x10ffff; point += 1) {
      const character = String.fromCodePoint(point);
      if (fold(character).length !== character.length)
        expect.fail(`U+${point.toString(16)} changes its length`);
    }
  });

  it('folds every part of a text as the whole, so that a part is found in it', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aÀΣσςİıßẞǅ𐐀'), maxLength: 6 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(fold(a + b)).toBe(fold(a) + fold(b));
      }),
    );
  });

  it('minds letters and accents, not their case', () => {
    expect(fold('CRÈME ΣΊΣΥΦΟΣ')).toBe('crème σίσυφοσ');
    expect(fold('Creme')).not.toBe(fold('Crème'));
  });
});
