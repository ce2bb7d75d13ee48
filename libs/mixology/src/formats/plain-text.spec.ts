import { describe, expect, it } from 'vitest';
import { plainText, plainTexts, shortened } from './plain-text.ts';

describe('text without markup', () => {
  it.each([
    ['gentian&#039;s', "gentian's"],
    ['Cr&egrave;me &amp;amp; co', 'Crème & co'],
    ['&#x27;a&#x27; &#8217;', "'a' ’"],
    ['**bold** and __more__', 'bold and more'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['see [here](https://example.org)', 'see here'],
    ['# Steps\nStir', 'Steps\nStir'],
    ['&#xD800; &#999999999;', '&#xD800; &#999999999;'],
  ])('%j is %j', (text, expected) => {
    expect(plainText(text)).toBe(expected);
  });

  it('reaches every text within a value and leaves the rest as it is', () => {
    expect(plainTexts({ a: ['&amp;', 1, null, { b: '&lt;' }] })).toEqual({ a: ['&', 1, null, { b: '<' }] });
  });

  it('is cut at the end of a word', () => {
    expect(shortened('one two three', 13)).toBe('one two three');
    expect(shortened('one two three', 11)).toBe('one two…');
    expect(shortened('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
  });
});
