import { importedBarItemSchema } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { libraryVocabulary } from '../library.testing.ts';
import { shelfInBarAssistant } from './bar-assistant-shelf.ts';

const price = (more: object) => ({
  price_category_name: 'Corner shop',
  price: 2499,
  currency: 'EUR',
  ...more,
});
const shelfOf = (...shelf: object[]) =>
  shelfInBarAssistant({ bar_shelf: shelf }, libraryVocabulary)?.map((one) =>
    importedBarItemSchema.parse(one),
  );

describe('the shelf of a Bar Assistant data pack [BEYOND-306]', () => {
  it('is known by name, by brand, and by strength where neither says anything', () => {
    const shelf = shelfOf(
      { name: 'Campari', strength: 25 },
      { name: 'Beefeater 24', distillery: 'Beefeater' },
      { name: 'Zorbl', strength: 18 },
      { name: 'Zorblade' },
    );
    expect(shelf?.map(({ brand, category, ingredient }) => [brand, category, ingredient])).toEqual([
      ['Generic', 'spirits', 'campari'],
      ['Beefeater', 'spirits', expect.stringContaining('gin')],
      ['Generic', 'spirits', undefined],
      ['Generic', 'mixers', undefined],
    ]);
  });

  it('has a bottle by the first price that says how much it is for, in whatever unit', () => {
    const bottleOf = (...prices: object[]) => shelfOf({ name: 'Gin', prices })?.[0]?.bottles;
    const eur = { amount: 2499, currency: 'eur' };
    const bottle = { price: eur, source: 'Corner shop', level: null, openedAt: null, unit: 'ml' };
    expect(bottleOf(price({ amount: 70, units: 'cl' }), price({ amount: 1, units: 'l' }))).toEqual([
      { ...bottle, size: 700 },
    ]);
    expect(bottleOf(price({ amount: 0, units: 'ml' }), price({ amount: 1000, units: 'ml' }))).toEqual([
      { ...bottle, size: 1000 },
    ]);
    expect(shelfOf({ name: 'Lime', prices: [price({ amount: 6, units: 'piece' })] })?.[0]?.bottles).toEqual([
      { ...bottle, size: 6, unit: 'piece' },
    ]);
    expect(bottleOf(price({ amount: 1, units: 'armful' }))).toEqual([]);
    expect(bottleOf(price({ amount: 700, units: 'ml', price: null }))).toEqual([]);
  });

  it('is nothing else than a shelf', () => {
    for (const json of [null, [], {}, { bar_shelf: 'gin' }, { recipes: [] }])
      expect(shelfInBarAssistant(json, libraryVocabulary)).toBeNull();
  });
});
