import { describe, expect, it } from 'vitest';
import { searchedTerm } from './searched-term.ts';

describe('a term that found nothing', () => {
  it('is the same however it was typed [BEYOND-96]', () => {
    for (const text of ['Pornstar  Martini', ' pornstar martini ', 'PORNSTAR\tMARTINI'])
      expect(searchedTerm(text)).toBe('pornstar martini');
  });

  it('is not kept where it may name somebody, or is no word [BEYOND-96]', () => {
    for (const text of [
      'ada@example.com',
      '+49 170 1234567',
      'https://example.com/x',
      'www.example.com',
      'x',
      '42',
      '?!',
      'a'.repeat(61),
    ])
      expect(searchedTerm(text)).toBeNull();
    expect(searchedTerm('French 75')).toBe('french 75');
  });
});
