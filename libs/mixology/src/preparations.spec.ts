import { libraryIngredientSchema } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { partLines, partsLacking } from './preparations.ts';
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
