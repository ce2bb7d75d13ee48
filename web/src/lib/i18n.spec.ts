import { expect, it } from 'vitest';
import recipeSheet from '../locales/en/recipe-sheet.json';
import { textsOf } from './i18n.ts';

const t = textsOf('recipeSheet', recipeSheet);

it('puts values into their places, numbers with as many digits as the text says', () => {
  expect(t('detail.volumeOz', { oz: 1.25 })).toBe('1.3 oz');
  expect(t('detail.caloriesValue', { calories: 1234.5 })).toBe('1,235 kcal');
});

it('lets the words of a count agree with it', () => {
  expect(t('detail.standardDrinksValue', { count: 1, drinks: 1 })).toBe('1 standard drink');
  expect(t('detail.standardDrinksValue', { count: 2, drinks: 1.55 })).toBe('1.6 standard drinks');
});
