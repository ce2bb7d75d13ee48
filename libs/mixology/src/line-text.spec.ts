import type { Unit } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { amountText, plural } from './amount-text.ts';
import { lineText } from './line-text.ts';

describe('an amount as a bartender writes it', () => {
  it.each([
    [1.5, 'oz', '1½ oz'],
    [0.75, 'oz', '¾ oz'],
    [2, 'oz', '2 oz'],
    [1 / 3, 'part', '⅓ part'],
    [22.5, 'ml', '22.5 ml'],
    [0.5, 'ml', '0.5 ml'],
    [2, 'dash', '2 dashes'],
    [1, 'dash', '1 dash'],
    [0.5, 'bar spoon', '½ bar spoon'],
    [1.5, 'bar spoon', '1½ bar spoons'],
    [8, 'leaf', '8 leaves'],
    [5, 'gram', '5 g'],
    [0.2, 'cup', '0.2 cup'],
  ] as [number, Unit, string][])('%d %s is "%s"', (amount, unit, text) => {
    expect(amountText({ amount, unit })).toBe(text);
  });

  it.each([
    ['egg white', 'egg whites'],
    ['cherry', 'cherries'],
    ['dash', 'dashes'],
    ['leaf', 'leaves'],
    ['tomato', 'tomatoes'],
    ['Angostura bitters', 'Angostura bitters'],
  ])('more than one %s are %s', (one, many) => {
    expect(plural(one)).toBe(many);
  });
});

describe('a line of the spec as text', () => {
  it.each([
    [{ amount: 60, unit: 'ml', name: 'gin', note: 'chilled' }, '60 ml gin, chilled'],
    [{ amount: 2, unit: 'dash', name: 'Angostura bitters' }, '2 dashes Angostura bitters'],
    [{ amount: 8, unit: 'leaf', name: 'mint' }, '8 mint leaves'],
    [{ amount: 1, unit: 'wedge', name: 'lime wedge' }, '1 lime wedge'],
    [{ amount: 2, unit: 'wedge', name: 'lime' }, '2 lime wedges'],
    [{ amount: 1, unit: 'piece', name: 'egg white' }, '1 egg white'],
    [{ amount: 2, unit: 'piece', name: 'egg yolk' }, '2 egg yolks'],
    [{ amount: 1, unit: 'cube', name: 'sugar cube' }, '1 sugar cube'],
    [{ amount: 3, unit: 'cube', name: 'sugar cube' }, '3 sugar cubes'],
    [{ amount: 3, unit: 'bean', name: 'coffee bean' }, '3 coffee beans'],
    [{ unit: 'top', name: 'soda water' }, 'soda water, to top'],
    [{ amount: 60, unit: 'top', name: 'soda water' }, '60 ml soda water, to top'],
    [{ unit: 'to taste', name: 'salt', optional: true }, 'salt, to taste (optional)'],
    [{ unit: 'ml', name: 'gin' }, 'gin'],
  ] as const)('%j is "%s"', (line, text) => {
    expect(lineText(line)).toBe(text);
  });
});
