import { units } from '@barspoon/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barRound, convertMeasure, displayUnits, partSizeMl, scaleMeasure, toMl } from './units.ts';

describe('a measure in milliliters', () => {
  it.each([
    [60, 'ml', 60],
    [6, 'cl', 60],
    [2, 'oz', 60],
    [0.75, 'oz', 22.5],
    [2, 'dash', 1.6],
    [1, 'bar spoon', 5],
    [1, 'cup', 240],
  ] as const)('%d %s are %d ml', (amount, unit, ml) => {
    expect(toMl({ amount, unit })).toBeCloseTo(ml, 6);
  });

  it.each(['piece', 'gram', 'leaf', 'top', 'to taste', 'pinch'] as const)('%s has no volume', (unit) => {
    expect(toMl({ amount: 2, unit })).toBeUndefined();
    expect(toMl({ unit })).toBeUndefined();
  });
});

describe('switching units', () => {
  it.each([
    [60, 'ml', 'oz', 2, 'oz'],
    [22.5, 'ml', 'oz', 0.75, 'oz'],
    [10, 'ml', 'oz', 0.25, 'oz'],
    [20, 'ml', 'oz', 0.75, 'oz'],
    [50, 'ml', 'oz', 1.75, 'oz'],
    [2.5, 'ml', 'oz', 0.5, 'bar spoon'],
    [5, 'ml', 'oz', 1, 'bar spoon'],
    [1.5, 'oz', 'ml', 45, 'ml'],
    [0.5, 'oz', 'cl', 1.5, 'cl'],
    [45, 'ml', 'cl', 4.5, 'cl'],
    [1, 'tablespoon', 'ml', 15, 'ml'],
    [2, 'dash', 'oz', 2, 'dash'],
    [8, 'leaf', 'oz', 8, 'leaf'],
  ] as const)('shows %d %s in %s as %d %s', (amount, unit, to, shown, shownUnit) => {
    expect(convertMeasure({ amount, unit }, to)).toEqual({ amount: shown, unit: shownUnit });
  });

  it('says parts of the smallest pour', () => {
    const partMl = partSizeMl([60, 20, 20, 2.5]);
    expect(partMl).toBe(20);
    expect(convertMeasure({ amount: 60, unit: 'ml' }, 'part', partMl)).toEqual({ amount: 3, unit: 'part' });
    expect(partSizeMl([])).toBe(30);
  });

  it('leaves what the hand judges alone', () => {
    expect(convertMeasure({ unit: 'top' }, 'oz')).toEqual({ unit: 'top' });
  });

  it('never rounds a pour away and errs by at most half a step', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1000, noNaN: true }),
        fc.constantFrom(...displayUnits),
        (amount, unit) => {
          const step = unit === 'ml' ? 2.5 : 0.25;
          const rounded = barRound(amount, unit);
          expect(rounded).toBeGreaterThan(0);
          expect(Math.abs(rounded - Math.max(amount, step))).toBeLessThanOrEqual(step / 2 + 1e-9);
          expect(Math.abs(rounded / step - Math.round(rounded / step))).toBeLessThan(1e-9);
        },
      ),
    );
  });

  it('comes back from ounces to milliliters unchanged for every quarter ounce', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (quarters) => {
        const measure = { amount: quarters * 7.5, unit: 'ml' } as const;
        expect(convertMeasure(convertMeasure(measure, 'oz'), 'ml')).toEqual(measure);
      }),
    );
  });
});

describe('scaling to other servings', () => {
  it('multiplies amounts and leaves judged measures', () => {
    expect(scaleMeasure({ amount: 22.5, unit: 'ml' }, 1, 8)).toEqual({ amount: 180, unit: 'ml' });
    expect(scaleMeasure({ amount: 1, unit: 'piece' }, 2, 1)).toEqual({ amount: 0.5, unit: 'piece' });
    expect(scaleMeasure({ unit: 'top' }, 1, 8)).toEqual({ unit: 'top' });
  });

  it('comes back when scaled there and back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...units),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 40 }),
        (unit, half, n) => {
          const measure = { amount: half / 2, unit };
          expect(scaleMeasure(scaleMeasure(measure, 1, n), n, 1)).toEqual(measure);
        },
      ),
    );
  });
});
