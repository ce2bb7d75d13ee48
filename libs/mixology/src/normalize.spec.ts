import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalize } from './normalize.ts';

describe('a normalized name', () => {
  it.each([
    ['Fresh Lime Juice', 'fresh lime juice'],
    ['  LIMES,  key ', 'lime key'],
    ['Peychaud’s Bitters', 'peychaud bitters'],
    ["Peychaud's bitters", 'peychaud bitters'],
    ['Crème de Cacao', 'creme de cacao'],
    ['Curaçao', 'curacao'],
    ['Bénédictine D.O.M.', 'benedictine d o m'],
    ['Ron Añejo', 'ron anejo'],
    ['Scotch Whisky', 'scotch whiskey'],
    ['cherries', 'cherry'],
    ['mint leaves', 'mint leaf'],
    ['tomatoes', 'tomato'],
    ['radishes', 'radish'],
    ['bananas', 'banana'],
    ['kiwis', 'kiwi'],
    ['hibiscus', 'hibiscus'],
    ['glass', 'glass'],
    ['Smith & Cross', 'smith and cross'],
    ['Żubrówka', 'zubrowka'],
    ['Jägermeister', 'jagermeister'],
    ['!!!', ''],
  ])('of "%s" is "%s"', (name, expected) => {
    expect(normalize(name)).toBe(expected);
  });

  it('does not make bitters a bitter', () => {
    expect(normalize('bitters')).not.toBe(normalize('bitter'));
  });

  it('is the same for any letter case and surrounding punctuation', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(normalize(` ¡${text.toUpperCase()}! `)).toBe(normalize(text.toUpperCase()));
        expect(normalize(text)).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u);
      }),
    );
  });
});
