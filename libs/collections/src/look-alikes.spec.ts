import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsAsSeen } from './look-alikes.ts';

const same = (one: string, other: string) => expect(wordsAsSeen(one)).toEqual(wordsAsSeen(other));

describe('words as they are seen', () => {
  it.each([
    ['Cyrillic letters', 'саsinо'],
    ['digits', 'c451n0'],
    ['signs', 'ca$ino'],
    ['a sign between letters', 'cas!no'],
    ['accents and case', 'CÀSÍNÓ'],
    ['wide letters', 'ｃａｓｉｎｏ'],
    ['invisible characters', 'cas\u200bi\u00adno'],
    ['letters apart', 'c a s i n o'],
    ['letters apart by points', 'c.a.s.i.n.o'],
  ])('see through %s', (_, disguised) => same(disguised, 'casino'));

  it('keep the bounds of words', () => {
    expect(wordsAsSeen('Scunthorpe, a cocktail!')).toHaveLength(3);
    expect(wordsAsSeen('a $ 5 shot')).toHaveLength(3);
    expect(wordsAsSeen('I am a fan')).toEqual(['i', 'am', 'a', 'fan']);
  });

  it('say the same of what they made', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9 ]{0,40}$/), (text) => {
        const words = wordsAsSeen(text).filter((word) => word.length > 1);
        expect(wordsAsSeen(words.join(', '))).toEqual(words);
      }),
    );
  });
});
