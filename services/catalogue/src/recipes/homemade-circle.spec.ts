import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circleFrom } from './homemade-circle.ts';

const recipe = (name: string, ...lines: string[]) => ({ name, spec: lines.map((line) => ({ name: line })) });

describe('recipes that need each other in a circle [BEYOND-302]', () => {
  it('are found over two and three, by what the lines call them, and where one needs itself', () => {
    const sour = recipe('House Sour Mix', 'lime juice', 'Rosemary syrups');
    const syrup = (...lines: string[]) => recipe('Rosemary syrup', 'sugar', ...lines);
    expect(circleFrom(syrup('rosemary'), [sour])).toBeUndefined();
    expect(circleFrom(syrup('ROSEMARY syrup'), [])).toEqual(['Rosemary syrup']);
    expect(circleFrom(syrup('house sour-mix'), [sour])).toEqual(['Rosemary syrup', 'House Sour Mix']);
    const falernum = recipe('Aunt’s falernum', 'rum', 'house sour mix');
    expect(circleFrom(syrup('aunts falernum'), [sour, falernum])).toEqual([
      'Rosemary syrup',
      'Aunt’s falernum',
      'House Sour Mix',
    ]);
  });

  it('are found exactly where one can come back to where one began, however many there are', () => {
    const names = Array.from({ length: 8 }, (_, at) => `mix ${String.fromCharCode(97 + at)}`);
    const lists = fc.array(fc.subarray(names, { maxLength: 3 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(lists, (needs) => {
        const recipes = names.map((name, at) => recipe(name, ...(needs[at] ?? [])));
        const reached = new Set(needs[0]);
        for (let round = 0; round < names.length; round += 1)
          for (const name of [...reached])
            for (const next of needs[names.indexOf(name)] ?? []) reached.add(next);
        const circle = circleFrom(recipes[0] as (typeof recipes)[number], recipes.slice(1));
        expect(circle !== undefined).toBe(reached.has('mix a'));
        for (const [at, name] of (circle ?? []).entries()) {
          const next = circle?.[at + 1] ?? 'mix a';
          expect(needs[names.indexOf(name)]).toContain(next);
        }
      }),
    );
  });
});
