import { describe, expect, it } from 'vitest';
import { gramsOf, gramsOfTerm, patternOf, searchKeyOf } from './search-key.ts';

const zoe = { fullName: 'Zoë Coleman', username: 'zoe.shakes', email: 'Zoe@Example.com' };

describe('what a member is found by', () => {
  it('leaves letter case and accents aside', () => {
    expect(searchKeyOf(zoe)).toBe('zoe coleman\nzoe.shakes\nzoe@example.com');
    expect(searchKeyOf({ ...zoe, email: undefined, phone: '+4915112345' })).toContain('+4915112345');
  });

  it('has every piece of any part of three or more letters', () => {
    const key = searchKeyOf(zoe);
    const grams = gramsOf(key);
    let parts = 0;
    for (const text of key.split('\n'))
      for (let start = 0; start < text.length; start++)
        for (let end = start + 3; end <= text.length; end++) {
          const part = text.slice(start, end);
          if (part !== part.trim()) continue;
          parts++;
          expect(
            gramsOfTerm(part.toUpperCase()).filter((gram) => !grams.includes(gram)),
            part,
          ).toEqual([]);
          expect(key).toMatch(new RegExp(patternOf(part)));
        }
    expect(parts).toBeGreaterThan(150);
  });

  it('is found by one or two letters where a word begins', () => {
    const grams = gramsOf(searchKeyOf(zoe));
    for (const term of ['z', 'CO', 'sh', 'ex', '@e']) expect(grams).toContain(gramsOfTerm(term)[0]);
    expect(grams).not.toContain(gramsOfTerm('le')[0]);
  });

  it('takes every sign for itself', () => {
    expect('a.b').toMatch(new RegExp(patternOf('a.b')));
    expect('axb').not.toMatch(new RegExp(patternOf('a.b')));
  });
});
