import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bottlesLeft, toOrder } from './par-level.ts';

it('is lacking in whole bottles, and what nobody has counted is one [BEYOND-236]', () => {
  const have = bottlesLeft([
    { size: 700, level: 280 },
    { size: 1000, level: null },
  ]);
  expect(have).toBe(1.4);
  expect([null, 1, 1.4, 2, 2.4, 3, 3.5].map((par) => toOrder(par, have))).toEqual([0, 0, 0, 1, 1, 2, 3]);
});

it('is met by the least number of bottles that does [BEYOND-236]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 4000 }), (half, tenths) => {
      const [par, have] = [half / 2, tenths / 10];
      const order = toOrder(par, have);
      expect(have + order).toBeGreaterThanOrEqual(par - 1e-6);
      if (order > 0) expect(have + order - 1).toBeLessThan(par);
    }),
  );
});
