import { describe, expect, it } from 'vitest';
import { nameLine } from './shapes.ts';

describe('a name', () => {
  it.each([
    ['only zero-width spaces', '\u200b\u200b'],
    ['a zero-width space in it', 'Ad\u200ba'],
    ['only joiners', '\u200d\u200c'],
    ['a joiner at its end', 'Ada\u200d'],
    ['a joiner among its letters', 'Ad\u200da'],
    ['tags', 'Ada\u{e0041}'],
    ['a word joiner', 'Ada\u2060Coleman'],
    ['a byte order mark', 'Ada\ufeffColeman'],
    ['a soft hyphen', 'Ad\u00ada'],
    ['an override of the direction', '\u202enimda'],
    ['an isolate', 'Ada \u2067x\u2069'],
    ['a direction mark', 'Ada\u200f'],
    ['only a filler', '\u3164'],
    ['only a blank of Braille', '\u2800\u2800'],
  ])('is refused with %s [BEYOND-145] (security 77)', (_, name) => {
    expect(nameLine(80).safeParse(name).success).toBe(false);
  });

  it('that is missing is said to be missing, and nothing else [BEYOND-145]', () => {
    expect(nameLine(80).safeParse(' ').error?.issues).toMatchObject([{ message: 'Please fill this in' }]);
  });

  it.each(['Ada Coleman', 'José', '山田', 'علی‌رضا', 'क्‍ष', '👩‍🍳 Ada', '👩🏽‍🍳', '❤️‍🔥', '!?', "O'Hara-Smith"])(
    'may be %s [BEYOND-145]',
    (name) => {
      expect(nameLine(80).safeParse(name).success).toBe(true);
    },
  );
});
