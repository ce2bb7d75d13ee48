import { libraryIngredientSchema } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { broughtBy, ratioText, substituteMeasure, substitutesOf } from './substitutes.ts';
import { compileVocabulary } from './vocabulary.ts';

const node = (slug: string, more: object = {}) =>
  libraryIngredientSchema.parse({ slug, name: slug, color: '#ffffff', ...more });
const instead = (use: string, more: object = {}) => ({
  use,
  role: 'sweetener',
  closeness: 'works',
  note: 'softer',
  ...more,
});

describe('what can stand in for an ingredient', () => {
  const vocabulary = compileVocabulary([
    node('whiskey', { substitutes: [instead('cognac'), instead('bourbon'), instead('unheard-of')] }),
    node('bourbon', { parent: 'whiskey' }),
    node('rye', { parent: 'whiskey', substitutes: [instead('bourbon', { ratio: 1.5 })] }),
    node('cognac'),
  ]);
  const namesOf = (slug: string) => substitutesOf(slug, vocabulary).map(({ node: { name } }) => name);

  it('is what the vocabulary says of it', () => {
    expect(namesOf('rye')).toEqual(['bourbon']);
    expect(substitutesOf('rye', vocabulary)[0]).toMatchObject({ ratio: 1.5, node: { slug: 'bourbon' } });
  });

  it('is otherwise what it says of that of which it is a kind, never the ingredient itself', () => {
    expect(namesOf('whiskey')).toEqual(['cognac', 'bourbon']);
    expect(namesOf('bourbon')).toEqual(['cognac']);
  });

  it('is nothing for what has no substitutes or is unknown', () => {
    expect([...namesOf('cognac'), ...namesOf('unheard-of')]).toEqual([]);
  });
});

describe('what a substitute brings', () => {
  it('is an allergen or alcohol that was not in the drink by what it replaces', () => {
    const amaretto = node('amaretto', { abv: 28, allergens: ['nuts'] });
    expect(broughtBy(amaretto, node('syrup'))).toEqual(['nuts', 'alcohol']);
    expect(broughtBy(amaretto, node('orgeat', { allergens: ['nuts'] }))).toEqual(['alcohol']);
    expect(broughtBy(node('syrup'), amaretto)).toEqual([]);
    expect(broughtBy(node('kombucha', { abv: 0.4 }), node('soda'))).toEqual([]);
  });
});

describe('how much of a substitute', () => {
  it.each([
    [{ amount: 20, unit: 'ml' }, 1.5, null, { amount: 30, unit: 'ml' }],
    [{ amount: 2, unit: 'dash' }, 0.5, null, { amount: 1, unit: 'dash' }],
    [{ amount: 10, unit: 'gram' }, 1.5, 5, { amount: 15, unit: 'gram' }],
    [{ amount: 8, unit: 'leaf' }, 1, null, { amount: 8, unit: 'leaf' }],
    [{ amount: 1, unit: 'piece' }, 1, 30, { amount: 30, unit: 'ml' }],
    [{ amount: 1, unit: 'cube' }, 1.5, 5, { amount: 7.5, unit: 'ml' }],
    [{ unit: 'top' }, 1, null, undefined],
  ] as const)(
    'for %o at %f is as much in the same measure, or poured',
    (measure, ratio, pieceMl, expected) => {
      expect(substituteMeasure(measure, { ratio, pieceMl })).toEqual(expected);
    },
  );

  it('is said in words', () => {
    expect([1, 0.67, 1.5, 1.75].map(ratioText)).toEqual([
      'the same amount',
      'two thirds as much',
      'half as much again',
      '1.75 times as much',
    ]);
  });
});
