import { expect, it } from 'vitest';
import { priceText, priceTyped } from './prices.ts';

it('prices are in the smallest unit of their currency, also of one that has no hundredths [BEYOND-203, BEYOND-210]', () => {
  expect(priceTyped('18,99', 'eur')).toBe(1899);
  expect(priceTyped('2500', 'jpy')).toBe(2500);
  expect(priceTyped('cheap', 'eur')).toBeNaN();
  expect(priceText({ amount: 1899, currency: 'eur' })).toBe('€18.99');
  expect(priceText({ amount: 2500, currency: 'jpy' })).toBe('¥2,500');
});
