import { expect, it } from 'vitest';
import recipeSheet from '../locales/en/recipe-sheet.json';
import { textsOf } from './i18n.ts';

const t = textsOf(recipeSheet);

it('puts values into their places, numbers with as many digits as the text says', () => {
  expect(t('detail.volumeOz', { oz: 1.25 })).toBe('1.3 oz');
  expect(t('detail.caloriesValue', { calories: 1234.5 })).toBe('1,235 kcal');
});

it('writes numbers as a formatter writes them', () => {
  const format = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
  for (const oz of [
    0, 1e-7, 0.04, 0.05, 0.25, 1, 4.35, 9.95, 12.349, 99.95, 998.99, 999.96, 1000, 12345.67, -1.25,
  ])
    expect(t('detail.volumeOz', { oz })).toBe(`${format.format(oz)} oz`);
});

it('lets the words of a count agree with it', () => {
  expect(t('detail.standardDrinksValue', { count: 1, drinks: 1 })).toBe('1 standard drink');
  expect(t('detail.standardDrinksValue', { count: 2, drinks: 1.55 })).toBe('1.6 standard drinks');
});
