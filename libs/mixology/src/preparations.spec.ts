import { libraryIngredientSchema } from '@barspoon/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalize } from './normalize.ts';
import { isCalled, meetsOf, partLines, partsLacking } from './preparations.ts';
import { compileVocabulary } from './vocabulary.ts';

const node = (slug: string, more: object = {}) =>
  libraryIngredientSchema.parse({ slug, name: slug.replaceAll('-', ' '), color: '#ffffff', ...more });
const preparation = {
  parts: [
    { amount: 200, unit: 'gram', ingredient: 'almond' },
    { amount: 400, unit: 'ml', ingredient: 'water' },
    { amount: 2, unit: 'bar spoon', ingredient: 'sugar' },
    { amount: 1, unit: 'piece', ingredient: 'lime-twist', optional: true },
  ],
  makesMl: 500,
  keepsDays: 21,
  steps: ['Blend the almonds with the water.'],
};
const vocabulary = compileVocabulary([
  node('almond'),
  node('sugar'),
  node('brown-sugar', { parent: 'sugar' }),
  node('lime-twist'),
  node('water', { staple: true }),
  node('orgeat', { preparation }),
]);
const lacking = (...names: string[]) =>
  partsLacking(
    names.map((name) => ({ name, ingredient: null })),
    vocabulary,
  ).map((one) => [one.node.slug, one.lacking]);

describe('what can be made at home [BEYOND-213]', () => {
  it('lacks the parts that the bar has not: neither what is optional nor what is always at hand', () => {
    expect(lacking()).toEqual([['orgeat', ['almond', 'sugar']]]);
    expect(lacking('almonds', 'brown sugar')).toEqual([['orgeat', []]]);
  });

  it('is met by the one rule of matching, also by what the vocabulary does not know', () => {
    expect(lacking('roasted almond flour from the market', 'Sugar')).toEqual([['orgeat', []]]);
  });

  it('asks a bar for its parts by their names', () => {
    const { preparation: known } = vocabulary.get('orgeat') ?? {};
    expect(known && partLines(known, vocabulary)[0]).toEqual({
      amount: 200,
      unit: 'gram',
      ingredient: 'almond',
      name: 'almond',
      optional: false,
    });
  });
});

describe('what a bar has for own recipes [BEYOND-301]', () => {
  const word = fc.constantFrom(
    'almond',
    'sugar',
    'brown',
    'lime',
    'twist',
    'rosemary',
    'syrup',
    'orgeat',
    'water',
  );
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const thing = fc.record({
    name,
    ingredient: fc.option(fc.constantFrom('almond', 'brown-sugar', 'lime-twist', 'sugar'), { nil: null }),
  });
  const named = ({ name: called, ingredient }: { name: string; ingredient: string | null }) => ({
    name: called,
    ingredient: ingredient ?? undefined,
  });

  it('is what the one rule of matching says, item by item', () => {
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 5 }), thing, (bar, line) => {
        const expected = bar.some((item) => vocabulary.satisfies(named(item), named(line)));
        expect(meetsOf(bar, vocabulary)(line)).toBe(expected);
      }),
    );
  });

  it('is by its whole name where an own recipe is called so: rosemary is no rosemary syrup', () => {
    const own = new Set([normalize('Rosemary syrup')]);
    const line = { name: 'rosemary syrups', ingredient: null };
    const has = (item: string) => meetsOf([{ name: item, ingredient: null }], vocabulary, own)(line);
    expect([has('Rosemary'), has('Syrup'), has('Rosemary Syrup')]).toEqual([false, false, true]);
  });

  it('is asked for by the name of a recipe, or as the same in the vocabulary, never as a kind of it', () => {
    const line = (called: string) => ({ name: called, ingredient: null });
    expect(isCalled(line('Rosemary Syrups'), 'rosemary syrup', vocabulary)).toBe(true);
    expect(isCalled(line('orgeat'), 'Aunt’s orgeat', vocabulary)).toBe(true);
    expect(isCalled(line('sugar'), 'brown sugar', vocabulary)).toBe(false);
    expect(isCalled(line('rosemary'), 'rosemary syrup', vocabulary)).toBe(false);
  });
});
