import { expect, it } from 'vitest';
import { barCategories } from './vocabularies.ts';

it('the bar has five categories with their labels and subcategories [INV-03]', () => {
  const lines = Object.entries(barCategories).map(
    ([key, { label, subcategories }]) => `${key} "${label}" ${subcategories.join(', ')}`,
  );
  expect(lines).toEqual([
    'spirits "Spirits/Liquor" Vodka, Gin, Rum, Whiskey, Tequila, Brandy, Liqueur',
    'beer "Beer" Lager, Ale, Stout, IPA, Wheat Beer',
    'mixers "Mixers" Bitters, Syrups, Juices, Sodas, Tonic Water',
    'fruit "Fruit & Garnishes" Citrus, Berries, Herbs, Olives, Cherries',
    'supplies "Bar Supplies" Tools, Glassware, Strainers, Jiggers',
  ]);
});
