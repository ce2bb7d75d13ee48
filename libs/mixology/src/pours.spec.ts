import { libraryIngredientSchema } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { nearestTo, pourOf, withoutHeld } from './pours.ts';
import type { Standing, StandingBottle } from './takings.ts';
import { compileVocabulary } from './vocabulary.ts';

const node = (slug: string, more: object = {}) =>
  libraryIngredientSchema.parse({ slug, name: slug.replaceAll('-', ' '), color: '#ffffff', ...more });
const vocabulary = compileVocabulary([
  node('gin'),
  node('old-tom-gin', { parent: 'gin' }),
  node('london-dry-gin', { parent: 'gin' }),
  node('campari'),
]);
const items = ['old-tom-gin', 'london-dry-gin'].map((slug) => ({
  id: slug,
  name: slug.replaceAll('-', ' '),
  ingredient: slug,
}));
const bottle = (id: string, itemId: string, level: number | null): StandingBottle => ({
  id,
  itemId,
  unit: 'ml',
  level,
  openedAt: null,
  addedAt: 0,
});
const bar = (...bottles: StandingBottle[]): Standing => ({
  items: items.filter(({ id }) => bottles.some(({ itemId }) => itemId === id)),
  bottles,
  vocabulary,
});
const line = (ingredient: string, amount = 60) => ({
  amount,
  unit: 'ml' as const,
  name: ingredient.replaceAll('-', ' '),
  ingredient,
  optional: false,
});

describe('pouring a drink [BEYOND-246]', () => {
  it('takes all it needs from several bottles, or names what there is too little of', () => {
    const two = bar(bottle('a', 'london-dry-gin', 40), bottle('b', 'london-dry-gin', 20));
    expect(pourOf([line('london-dry-gin')], 1, two)).toMatchObject({ missing: [] });
    expect(pourOf([line('london-dry-gin', 61)], 1, two).missing).toEqual(['london dry gin']);
    expect(pourOf([line('campari')], 1, two).missing).toEqual(['campari']);
  });

  it('goes on with another bottle of the same kind where a rest is too little', () => {
    const rest = bar(bottle('rest', 'london-dry-gin', 20), bottle('full', 'old-tom-gin', 700));
    const { takings, missing } = pourOf([line('gin')], 1, rest);
    expect(missing).toEqual([]);
    expect(takings).toMatchObject([{ bottleId: 'full', amount: 60 }]);
    expect(pourOf([line('gin', 721)], 1, rest).missing).toHaveLength(1);
  });

  it('leaves out what is held, and takes what nobody has counted to be there', () => {
    const held = new Map([['a', 30]]);
    const counted = bar(bottle('a', 'london-dry-gin', 80));
    expect(pourOf([line('gin')], 1, counted).missing).toEqual([]);
    expect(pourOf([line('gin')], 1, withoutHeld(counted, held)).missing).toEqual(['london dry gin']);
    expect(
      pourOf([line('gin')], 1, withoutHeld(bar(bottle('a', 'london-dry-gin', null)), held)).missing,
    ).toEqual([]);
  });
});

it('the nearest drink shares the most, and is as free of alcohol [BEYOND-249]', () => {
  const drink = (name: string, alcoholic: boolean, ...ingredients: string[]) => ({
    name,
    alcoholic,
    ingredients,
  });
  const menu = [
    drink('Negroni', true, 'gin', 'campari', 'vermouth'),
    drink('Limeade', false, 'lime', 'syrup'),
    drink('Gimlet', true, 'gin', 'lime', 'syrup'),
  ];
  expect(nearestTo(drink('Southside', true, 'gin', 'lime', 'syrup', 'mint'), menu)?.name).toBe('Gimlet');
  expect(nearestTo(drink('Lime soda', false, 'lime', 'soda'), menu)?.name).toBe('Limeade');
  expect(nearestTo(drink('Anything', true), [])).toBeUndefined();
});
