import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inCountOrder } from './count-order.ts';
import { type CountedBar, type EntryBetween, type KnownBottle, varianceOf } from './variance.ts';

const gin: KnownBottle = {
  id: 'gin',
  itemId: 'gin-item',
  name: 'Gin',
  size: 700,
  unit: 'ml',
  price: { amount: 2100, currency: 'eur' },
};
const count = (id: string, at: number, levels: Record<string, number | null>): CountedBar => ({
  id,
  at,
  lines: Object.entries(levels).map(([bottleId, level]) => ({ bottleId, unit: 'ml', level })),
});
const took = (kind: EntryBetween['kind'], at: number, bottleId: string, amount: number): EntryBetween => ({
  id: `${kind} ${at} ${bottleId}`,
  at,
  kind,
  lines: [{ bottleId, unit: 'ml', amount }],
});
const about = (kind: 'bought' | 'removed', at: number, bottleId: string, level?: number): EntryBetween => ({
  id: `${kind} ${bottleId}`,
  at,
  kind,
  level,
  lines: [{ bottleId, unit: 'ml', amount: null }],
});

describe('what went between two counts', () => {
  it('is explained by what was made, spilled and given, and the rest is shown with its cost [BEYOND-235]', () => {
    const entries = [
      took('made', 1, 'gin', 60),
      took('made', 5, 'gin', 120),
      took('spilled', 6, 'gin', 30),
      took('given', 7, 'gin', 45),
      took('made', 10, 'gin', 60),
    ];
    const { items, cost } = varianceOf(count('a', 2, { gin: 600 }), count('b', 9, { gin: 300 }), entries, [
      gin,
    ]);
    expect(items).toMatchObject([
      { used: 300, made: 120, spilled: 30, given: 45, unexplained: 105, cost: [{ amount: 315 }] },
    ]);
    expect(items[0]?.inBottles).toEqual({ used: 0.43, explained: 0.28, unexplained: 0.15 });
    expect(cost).toEqual([{ amount: 315, currency: 'eur' }]);
  });

  it('begins with what was in a bottle that came in between, and ends with nothing in one that was taken away [BEYOND-235]', () => {
    const bottles = ['new', 'old'].map((id) => ({ ...gin, id }));
    const { items, uncounted } = varianceOf(
      count('a', 2, { old: 100 }),
      count('b', 9, { new: 500 }),
      [about('bought', 3, 'new', 700), about('removed', 4, 'old'), took('made', 5, 'new', 200)],
      bottles,
    );
    expect(items[0]?.bottles).toMatchObject([
      { bottleId: 'new', before: 700, after: 500, isBought: true, unexplained: 0 },
      { bottleId: 'old', before: 100, after: 0, isGone: true, unexplained: 100 },
    ]);
    expect(uncounted).toEqual([]);
  });

  it('is explained by what went into a batch, which begins with what it filled [BEYOND-213, BEYOND-235]', () => {
    const batch: EntryBetween = {
      id: 'batch',
      at: 3,
      kind: 'prepared',
      level: 400,
      lines: [
        { bottleId: 'syrup', unit: 'ml', amount: null },
        { bottleId: 'gin', unit: 'ml', amount: 250 },
      ],
    };
    const { items } = varianceOf(
      count('a', 2, { gin: 700 }),
      count('b', 9, { gin: 450, syrup: 340 }),
      [batch, took('made', 5, 'syrup', 60)],
      [gin, { ...gin, id: 'syrup', itemId: 'syrup-item', name: 'Syrup', size: 400 }],
    );
    expect(items).toMatchObject([
      { name: 'Gin', used: 250, made: 250, unexplained: 0 },
      { name: 'Syrup', used: 60, made: 60, unexplained: 0, bottles: [{ before: 400, isBought: true }] },
    ]);
  });

  it('says of what nobody can tell what went, and guesses nothing [BEYOND-235]', () => {
    const bottles = ['passed', 'late', 'empty', 'unpriced'].map((id) => ({
      ...gin,
      id,
      itemId: id,
      name: id,
      price: id === 'unpriced' ? null : gin.price,
    }));
    const { items, uncounted, isPartial } = varianceOf(
      count('a', 2, { passed: null, empty: 0, unpriced: 90 }),
      count('b', 9, { passed: 500, late: 300, unpriced: 80 }),
      [],
      bottles,
    );
    expect(uncounted).toEqual(['late', 'passed']);
    expect(items).toMatchObject([
      { name: 'unpriced', unexplained: 10, cost: [], isPartial: true },
      { name: 'empty', used: 0, isPartial: false },
    ]);
    expect(isPartial).toBe(true);
  });

  it('shows more than there should be as less than nothing, and never adds up currencies [BEYOND-235]', () => {
    const usd = { ...gin, id: 'usd', price: { amount: 700, currency: 'usd' } };
    const { cost } = varianceOf(
      count('a', 2, { gin: 100, usd: 100 }),
      count('b', 9, { gin: 170, usd: 30 }),
      [],
      [gin, usd],
    );
    expect(cost).toEqual([
      { amount: -210, currency: 'eur' },
      { amount: 70, currency: 'usd' },
    ]);
  });

  /**
   * A year in tenths of a milliliter, in which some of what is poured is never written down; a count says what is truly
   * there. What a naive reader keeps beside each bottle is what the rule has to find out from counts and entries.
   */
  const years = fc.record({
    bottles: fc.array(
      fc.record({
        size: fc.constantFrom(500, 700, 1000),
        item: fc.nat(3),
        price: fc.integer({ min: 0, max: 5000 }),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    acts: fc.array(
      fc.record({
        day: fc.integer({ min: 1, max: 364 }),
        bottle: fc.nat(7),
        kind: fc.constantFrom('made', 'made', 'spilled', 'given', 'planted'),
        tenths: fc.integer({ min: 1, max: 900 }),
      }),
      { maxLength: 150 },
    ),
    between: fc.tuple(fc.nat(51), fc.nat(51)).filter(([a, b]) => a !== b),
  });

  it('is exactly what was planted in a generated year [BEYOND-235]', () => {
    fc.assert(
      fc.property(years, ({ bottles: drawn, acts, between }) => {
        const bottles = drawn.map(
          ({ size, item, price }, index): KnownBottle => ({
            ...gin,
            id: `bottle ${index}`,
            itemId: `item ${item}`,
            name: `Item ${item}`,
            size,
            price: { amount: price, currency: 'eur' },
          }),
        );
        const left = bottles.map(({ size }) => size * 10);
        const weeks = between.toSorted((one, other) => one - other).map((week) => week * 7);
        const [first = 0, last = 0] = weeks;
        const planted = bottles.map(() => 0);
        const used = bottles.map(() => 0);
        const entries: EntryBetween[] = [];
        const counts: CountedBar[] = [];
        for (let day = 0; day <= 364; day += 1) {
          if (weeks.includes(day))
            counts.push(
              count(
                `count ${day}`,
                day,
                Object.fromEntries(bottles.map(({ id }, at) => [id, left[at]! / 10])),
              ),
            );
          for (const [index, { bottle, kind, tenths, day: on }] of acts.entries()) {
            const at = bottle % bottles.length;
            if (on !== day || left[at]! < tenths) continue;
            left[at]! -= tenths;
            const isBetween = day >= first && day < last;
            if (isBetween) used[at]! += tenths;
            if (kind === 'planted') planted[at]! += isBetween ? tenths : 0;
            else entries.push({ ...took(kind, day + 0.5, bottles[at]!.id, tenths / 10), id: `${index}` });
          }
        }
        const [from, to] = counts;
        const { items, uncounted } = varianceOf(from!, to!, entries.toReversed(), bottles);
        expect(uncounted).toEqual([]);
        for (const { bottleId, ...shown } of items.flatMap((item) => item.bottles)) {
          const at = bottles.findIndex(({ id }) => id === bottleId);
          expect(shown).toMatchObject({ used: used[at]! / 10, unexplained: planted[at]! / 10 });
        }
        expect(items.flatMap((item) => item.bottles)).toHaveLength(bottles.length);
        for (const item of items) {
          const own = bottles.flatMap((bottle, at) => (bottle.itemId === item.itemId ? [at] : []));
          const tenths = own.reduce((sum, at) => sum + planted[at]!, 0);
          expect(item.unexplained).toBe(tenths / 10);
          const cents = own.reduce(
            (sum, at) => sum + (planted[at]! * bottles[at]!.price!.amount) / (10 * bottles[at]!.size),
            0,
          );
          expect(Math.abs((item.cost[0]?.amount ?? 0) - cents)).toBeLessThanOrEqual(0.5 + 1e-6);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the order of a count', () => {
  const bottles = ['a1', 'a2', 'b1', 'c1'].map((id) => ({ id, itemId: id.charAt(0) }));
  const ids = (last: string[]) => inCountOrder(bottles, last).map(({ id }) => id);
  it('is that of the last one, and what is new stands beside its like [BEYOND-234]', () => {
    expect(ids([])).toEqual(['a1', 'a2', 'b1', 'c1']);
    expect(ids(['c1', 'a2', 'gone', 'b1'])).toEqual(['c1', 'a2', 'a1', 'b1']);
    expect(ids(['b1'])).toEqual(['b1', 'a1', 'a2', 'c1']);
  });
});
