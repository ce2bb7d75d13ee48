import { describe, expect, it } from 'vitest';
import { measureText } from './measures.ts';

const line = (amount: number | null, unit: Parameters<typeof measureText>[0]['unit'], name = 'gin') => ({
  amount,
  unit,
  name,
});
const once = { unit: 'ml', servings: 1, serves: 1 } as const;

describe('an amount on the spec card', () => {
  it('stands as it was written in its own unit', () => {
    expect(measureText(line(22, 'ml'), once)).toBe('22 ml');
    expect(measureText(line(2, 'dash'), once)).toBe('2 dashes');
  });

  it('is read on a jigger in the other unit', () => {
    expect(measureText(line(45, 'ml'), { ...once, unit: 'oz' })).toBe('1½ oz');
    expect(measureText(line(1, 'oz'), once)).toBe('30 ml');
    expect(measureText(line(2, 'dash'), { ...once, unit: 'oz' })).toBe('2 dashes');
  });

  it('keeps the ratio of one for any number of servings', () => {
    const ounces = (ml: number, servings: number) =>
      measureText(line(ml, 'ml'), { unit: 'oz', servings, serves: 1 });
    expect([1, 2, 3, 40].map((servings) => ounces(60, servings))).toEqual(['2 oz', '4 oz', '6 oz', '80 oz']);
    expect([1, 2, 3, 40].map((servings) => ounces(25, servings))).toEqual([
      '¾ oz',
      '1½ oz',
      '2¼ oz',
      '30 oz',
    ]);
    expect([1, 3, 6].map((servings) => ounces(5, servings))).toEqual(['1 bar spoon', '3 bar spoons', '1 oz']);
    expect(measureText(line(1200, 'ml'), { unit: 'ml', servings: 4, serves: 12 })).toBe('400 ml');
  });

  it('does not say a unit twice', () => {
    expect(measureText(line(1, 'cube', 'sugar cube'), once)).toBe('1');
    expect(measureText(line(2, 'piece', 'egg'), once)).toBe('2');
    expect(measureText(line(8, 'leaf', 'mint'), once)).toBe('8 leaves');
  });

  it('is a word where the hand decides', () => {
    expect(measureText(line(null, 'top', 'soda water'), once)).toBe('top');
  });
});
