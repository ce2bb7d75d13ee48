import { type Unit, units } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { lineText } from './line-text.ts';
import { parseIngredientLine, parseIngredientList, type WrittenLine } from './parse-ingredient-line.ts';

const line = (
  amount: number | null,
  unit: Unit,
  name: string,
  more: Partial<WrittenLine> = {},
): WrittenLine => ({
  amount,
  unit,
  name,
  note: null,
  optional: false,
  ...more,
});

describe('a line of a spec, read from text', () => {
  it.each([
    ['60 ml gin', line(60, 'ml', 'gin')],
    ['60ml gin', line(60, 'ml', 'gin')],
    ['2 dashes orange bitters', line(2, 'dash', 'orange bitters')],
    ['2 dashes of Orange Bitters', line(2, 'dash', 'Orange Bitters')],
    ['1 1/2 oz. rye', line(1.5, 'oz', 'rye')],
    ['1½ oz rye', line(1.5, 'oz', 'rye')],
    ['¾ fl oz lime juice', line(0.75, 'oz', 'lime juice')],
    ['1/3 part vermouth', line(0.3333, 'part', 'vermouth')],
    ['2.5 CL cognac', line(2.5, 'cl', 'cognac')],
    ['1,5 cl cognac', line(1.5, 'cl', 'cognac')],
    ['1 barspoon maraschino', line(1, 'bar spoon', 'maraschino')],
    ['2 tsp sugar', line(2, 'teaspoon', 'sugar')],
    ['5 g salt', line(5, 'gram', 'salt')],
    ['a dash of absinthe', line(1, 'dash', 'absinthe')],
    ['half a teaspoon of grenadine', line(0.5, 'teaspoon', 'grenadine')],
    ['splash soda water', line(1, 'splash', 'soda water')],
    ['slice of lime', line(1, 'slice', 'lime')],
  ])('reads amount, unit and name of "%s"', (text, expected) => {
    expect(parseIngredientLine(text)).toEqual(expected);
  });

  it.each([
    ['top with soda water', line(null, 'top', 'soda water')],
    ['soda water to top', line(null, 'top', 'soda water')],
    ['ginger beer to top up', line(null, 'top', 'ginger beer')],
    ['salt to taste', line(null, 'to taste', 'salt')],
    ['nutmeg', line(null, 'to taste', 'nutmeg')],
  ])('leaves the amount of "%s" to the hand', (text, expected) => {
    expect(parseIngredientLine(text)).toEqual(expected);
  });

  it.each([
    ['8 mint leaves', line(8, 'leaf', 'mint')],
    ['1 lime wedge', line(1, 'wedge', 'lime')],
    ['2 sprigs of rosemary', line(2, 'sprig', 'rosemary')],
    ['1 sugar cube', line(1, 'cube', 'sugar cube')],
    ['3 coffee beans', line(3, 'bean', 'coffee beans')],
    ['1 egg white', line(1, 'piece', 'egg white')],
    ['an egg white', line(1, 'piece', 'egg white')],
  ])('counts the things of "%s"', (text, expected) => {
    expect(parseIngredientLine(text)).toEqual(expected);
  });

  it.each(['7up', '60 ml', '0 ml gin', '9000 ml gin', 'Leaf tea', 'Gin', 'Cl Gin'])(
    'keeps all of "%s" as the name when it is no measure',
    (text) => {
      expect(parseIngredientLine(text)).toEqual(line(null, 'to taste', text));
    },
  );

  it('takes brackets as the note and "(optional)" as optional', () => {
    expect(parseIngredientLine('30 ml egg white (optional) (pasteurised)')).toEqual(
      line(30, 'ml', 'egg white', { note: 'pasteurised', optional: true }),
    );
  });

  it.each([
    line(22.5, 'ml', 'gin', { note: 'chilled' }),
    line(1.5, 'oz', 'rye', { optional: true }),
    line(0.375, 'cup', 'cream'),
    line(2, 'bar spoon', 'sugar'),
    line(8, 'leaf', 'mint', { note: 'slapped' }),
    line(1, 'piece', 'egg white'),
    line(null, 'top', 'soda water'),
    line(100, 'top', 'soda water'),
    line(null, 'to taste', 'salt', { optional: true }),
  ])('reads what the spec card writes: %j', (written) => {
    const { amount, unit, name, note, optional } = written;
    const text = lineText({ amount: amount ?? undefined, unit, name, note: note ?? undefined, optional });
    expect(parseIngredientLine(text)).toEqual(written);
  });

  it('finds nothing in blank text', () => {
    expect(parseIngredientLine('  ')).toBeNull();
    expect(parseIngredientLine('( )')).toBeNull();
  });

  it('knows every unit of a recipe by its own name', () => {
    for (const unit of units) expect(parseIngredientLine(`3 ${unit} of x`)?.unit).toBe(unit);
  });
});

describe('a comma separated list of ingredients', () => {
  it('trims entries and drops empty ones [ADM-REC-02]', () => {
    expect(parseIngredientList(' 60 ml gin ,, 2 dashes orange bitters, ')).toEqual([
      line(60, 'ml', 'gin'),
      line(2, 'dash', 'orange bitters'),
    ]);
  });

  it('separates at semicolons and line ends too', () => {
    expect(parseIngredientList('gin; - vermouth\n• olive').map((read) => read.name)).toEqual([
      'gin',
      'vermouth',
      'olive',
    ]);
  });

  it('does not separate inside brackets, inside a number or before "to top"', () => {
    expect(parseIngredientList('1,5 cl rum (aged, dark), soda water, to top')).toEqual([
      line(1.5, 'cl', 'rum', { note: 'aged, dark' }),
      line(null, 'top', 'soda water'),
    ]);
  });

  it('comes to an end with a hostile line', () => {
    expect(parseIngredientList(`${'('.repeat(20_000)}${' ,'.repeat(20_000)}`)).toEqual(expect.any(Array));
  });
});
