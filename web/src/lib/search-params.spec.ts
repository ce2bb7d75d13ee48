import { describe, expect, it } from 'vitest';
import { flag, oneOf, oneOfAnyCase, ownPath, pageCount, text } from './search-params.ts';

describe('what stands in an address', () => {
  it('is text when there is some, cut to what the server takes', () => {
    expect(text('gin')).toBe('gin');
    expect(text(12)).toBe('12');
    expect(text('   ')).toBeUndefined();
    expect(text({ $ne: null })).toBeUndefined();
    expect(text('x'.repeat(100))).toHaveLength(80);
  });

  it('is one of the known values or nothing', () => {
    expect(oneOf(['Gin', 'Rum'], 'Rum')).toBe('Rum');
    expect(oneOf(['Gin', 'Rum'], 'rum')).toBeUndefined();
  });

  it('is one of the known values whatever its case, where people type them', () => {
    expect(oneOfAnyCase(['Gin', 'Rum'], 'rUM')).toBe('Rum');
    for (const unknown of ['Ru', 'Rumm', '', undefined, null, 7])
      expect(oneOfAnyCase(['Gin', 'Rum'], unknown)).toBeUndefined();
  });

  it('counts pages from two to fifty', () => {
    expect([1, 2, '3', 50, 51, -1, 'x', 2.5].map(pageCount)).toEqual([
      undefined,
      2,
      3,
      50,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is a flag when it says yes', () => {
    expect([true, 'true', 1, false, 'no', undefined].map(flag)).toEqual([
      true,
      true,
      true,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('leads back to our own pages only (security 65)', () => {
    expect(ownPath('/inventory?tab=beer')).toBe('/inventory?tab=beer');
    for (const foreign of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '/\r\n/evil.example',
      '/\0/evil.example',
      '/recipes\\..\\..\\\\evil.example',
      '/.//evil.example',
      '/recipes/..//evil.example',
      '/recipes?next=\t',
      '/recipes?next=//evil.example',
      ' //evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      7,
    ])
      expect(ownPath(foreign)).toBeUndefined();
  });
});
