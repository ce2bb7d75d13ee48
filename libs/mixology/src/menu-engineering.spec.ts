import type { MenuClass } from '@barspoon/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuEngineeringOf, type SoldDrink } from './menu-engineering.ts';

const sold = (served: number, amount: number | null, currency = 'eur'): SoldDrink => ({
  served,
  margin: amount === null ? null : { amount, currency },
});

/** As the article has it, in fractions of whole numbers: the menu mix of each, and the mean margin of what was sold. */
function byTheArticle(drinks: readonly SoldDrink[]): (MenuClass | null)[] {
  const whole = (amount: number) => BigInt(Math.round(amount * 100));
  const total = drinks.reduce((sum, { served }) => sum + BigInt(served), 0n);
  return drinks.map(({ served, margin }) => {
    if (!margin) return null;
    const alike = drinks.filter((one) => one.margin?.currency === margin.currency);
    const count = alike.reduce((sum, one) => sum + BigInt(one.served), 0n);
    if (count === 0n) return null;
    const revenue = alike.reduce((sum, one) => sum + BigInt(one.served) * whole(one.margin?.amount ?? 0), 0n);
    const high = BigInt(served) * BigInt(drinks.length) * 100n >= total * 70n;
    const rich = whole(margin.amount) * count >= revenue;
    const names: Record<string, MenuClass> = {
      'true true': 'star',
      'true false': 'plowhorse',
      'false true': 'puzzle',
      'false false': 'dog',
    };
    return names[`${high} ${rich}`] ?? null;
  });
}

const drinks = fc.array(
  fc.record({
    served: fc.nat(60),
    margin: fc.option(
      fc.record({ amount: fc.integer({ min: -500, max: 2000 }), currency: fc.constantFrom('eur', 'usd') }),
      { freq: 4 },
    ),
  }),
  { maxLength: 30 },
);

describe('menu engineering', () => {
  it('tells stars, plowhorses, puzzles and dogs apart [BEYOND-254]', () => {
    // 100 drinks on a menu of four: popular from 17.5, profitable from (45·8 + 35·5 + 12·9 + 8·4) / 100 = €6.75.
    const { classes, popularFrom, profitableFrom } = menuEngineeringOf([
      sold(45, 800),
      sold(35, 500),
      sold(12, 900),
      sold(8, 400),
    ]);
    expect(classes).toEqual(['star', 'plowhorse', 'puzzle', 'dog']);
    expect(popularFrom).toBeCloseTo(0.175);
    expect(profitableFrom).toEqual([{ amount: 675, currency: 'eur' }]);
  });

  it('counts what is exactly at a threshold as above it [BEYOND-254]', () => {
    // Of ten, each has an even share of 10 percent: seven of a hundred are enough.
    const even = Array.from({ length: 8 }, () => sold(11, 300));
    expect(menuEngineeringOf([...even, sold(7, 300), sold(5, 300)]).classes.slice(-2)).toEqual([
      'star',
      'puzzle',
    ]);
  });

  it('classes no drink without a price or cost, though it was sold, and nothing where nothing was [BEYOND-254]', () => {
    expect(menuEngineeringOf([sold(90, null), sold(10, 500)]).classes).toEqual([null, 'puzzle']);
    expect(menuEngineeringOf([sold(0, 500), sold(0, null)])).toEqual({
      classes: [null, null],
      popularFrom: 0.35,
      profitableFrom: [],
    });
    expect(menuEngineeringOf([])).toEqual({ classes: [], popularFrom: 0, profitableFrom: [] });
  });

  it('never compares margins of several currencies [BEYOND-254]', () => {
    const { classes } = menuEngineeringOf([sold(10, 500), sold(10, 400), sold(10, 90, 'usd')]);
    expect(classes).toEqual(['star', 'plowhorse', 'star']);
  });

  it('is what the article says, for any menu [BEYOND-254]', () => {
    fc.assert(
      fc.property(drinks, (menu) => {
        expect(menuEngineeringOf(menu).classes).toEqual(byTheArticle(menu));
      }),
      { numRuns: 2000 },
    );
  });

  it('depends neither on the order of drinks, nor on the unit of money, nor on how long was looked at [BEYOND-254]', () => {
    fc.assert(
      fc.property(drinks, fc.integer({ min: 2, max: 9 }), (menu, times) => {
        const { classes } = menuEngineeringOf(menu);
        expect(menuEngineeringOf(menu.toReversed()).classes).toEqual(classes.toReversed());
        const longer = menu.map((one) => ({ ...one, served: one.served * times }));
        expect(menuEngineeringOf(longer).classes).toEqual(classes);
        const inOther = menu.map(({ served, margin }) => ({
          served,
          margin: margin && { ...margin, amount: margin.amount * times },
        }));
        expect(menuEngineeringOf(inOther).classes).toEqual(classes);
      }),
    );
  });

  it('has something popular and something profitable wherever all of a menu is known [BEYOND-254]', () => {
    const known = fc.array(fc.record({ served: fc.nat(60), amount: fc.integer({ min: -500, max: 2000 }) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(known, (menu) => {
        fc.pre(menu.some(({ served }) => served > 0));
        const { classes } = menuEngineeringOf(menu.map(({ served, amount }) => sold(served, amount)));
        expect(classes.some((one) => one === 'star' || one === 'plowhorse')).toBe(true);
        expect(classes.some((one) => one === 'star' || one === 'puzzle')).toBe(true);
      }),
    );
  });
});
