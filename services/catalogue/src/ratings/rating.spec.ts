import { dayMs } from '@barspoon/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageOf, derived, type RatingFigures, unrated } from '../recipes/rating-figures.ts';
import { type Counted, difference, overallTenths, weightAt } from './rating.ts';

const now = new Date('2026-06-01T00:00:00Z');
const aged = (days: number) => weightAt(new Date(now.getTime() - days * dayMs), now);
const rated = (...[tasteRating, difficultyRating, presentationRating, valueRating]: number[]) =>
  overallTenths({ tasteRating, difficultyRating, presentationRating, valueRating } as never);

const plus = (sums: RatingFigures, by: RatingFigures): RatingFigures => {
  return {
    ratingCount: sums.ratingCount + by.ratingCount,
    ratingSum: sums.ratingSum + by.ratingSum,
    ratingWeight: sums.ratingWeight + by.ratingWeight,
    ratingWeightedSum: sums.ratingWeightedSum + by.ratingWeightedSum,
  };
};
const sumsOf = (ratings: readonly Counted[]) =>
  ratings.reduce<RatingFigures>((sums, one) => plus(sums, difference(null, one)), unrated);
const scoreAfter = (ratings: readonly Counted[]) => derived(sumsOf(ratings)).ratingScore;

describe('a rating', () => {
  it('is the mean of its four criteria to one decimal [RATE-02, CONTRA-11]', () => {
    expect([rated(5, 4, 4, 5), rated(4, 4, 4, 5), rated(4, 5, 5, 5), rated(1, 1, 1, 1)]).toEqual([
      45, 43, 48, 10,
    ]);
  });
});

describe('the average on the page', () => {
  it('is the plain mean to two decimals, and nothing without ratings [RATE-13, CONTRA-11]', () => {
    expect(averageOf({ sum: 0, count: 0 })).toBeNull();
    expect(averageOf({ sum: 45 + 43 + 50, count: 3 })).toBe(4.6);
    expect(averageOf({ sum: 40 + 43 + 43, count: 3 })).toBe(4.2);
    expect(averageOf({ sum: 33 * 8, count: 8 })).toBe(3.3);
    expect(averageOf({ sum: 45 + 40 + 41, count: 3 })).toBe(4.2);
    expect(averageOf({ sum: 125, count: 3 })).toBe(4.17);
  });
});

describe('what sorting by rating goes by', () => {
  const stars = fc.integer({ min: 10, max: 50 });
  const ages = fc.integer({ min: 0, max: 400 });
  const ofAge = (days: number, overall: number): Counted => ({ overall, weight: aged(days).weight });
  const anybody = fc.tuple(ages, stars).map(([days, overall]) => ofAge(days, overall));
  const newcomer = fc
    .tuple(fc.integer({ min: 0, max: 6 }), stars)
    .map(([days, overall]) => ofAge(days, overall));
  const farm = fc.array(newcomer, { minLength: 50, maxLength: 50 });

  it('is moved by less than 0.05 by 50 new accounts on a recipe of 100 votes, in any order', () => {
    fc.assert(
      fc.property(
        fc.array(anybody, { minLength: 100, maxLength: 100 }),
        farm,
        fc.infiniteStream(fc.nat()),
        (votes, accounts, keys) => {
          const mixed = [...votes, ...accounts]
            .map((one) => ({ one, key: keys.next().value as number }))
            .sort((a, b) => a.key - b.key)
            .map(({ one }) => one);
          expect(Math.abs(scoreAfter(mixed) - scoreAfter(votes))).toBeLessThan(0.05);
        },
      ),
    );
  });

  it('would be moved by far more if every account counted alike', () => {
    const votes = Array.from({ length: 100 }, () => ({ overall: 40, weight: 100 }));
    const accounts = Array.from({ length: 50 }, () => ({ overall: 10, weight: 100 }));
    expect(scoreAfter(votes) - scoreAfter([...votes, ...accounts])).toBeGreaterThan(0.5);
  });

  it('is the same to the last bit in whatever order ratings came, changed and went', () => {
    fc.assert(
      fc.property(
        fc.array(anybody, { maxLength: 60 }),
        fc.array(anybody, { maxLength: 20 }),
        (kept, gone) => {
          const all = sumsOf([...gone, ...kept]);
          const left = gone.reduce((sums, one) => plus(sums, difference(one, null)), all);
          expect(derived(left)).toEqual(derived(sumsOf(kept.toReversed())));
        },
      ),
    );
  });

  it('puts many good ratings before one perfect one', () => {
    const many = Array.from({ length: 80 }, () => ({ overall: 46, weight: 100 }));
    expect(scoreAfter(many)).toBeGreaterThan(scoreAfter([{ overall: 50, weight: 100 }]));
  });
});

describe('the weight of a rating', () => {
  it('is nothing in the first week and grows by weeks to the full at 30 days', () => {
    expect([0, 6.9, 7, 14, 21, 29, 30, 900].map((days) => aged(days).weight)).toEqual([
      0, 0, 25, 50, 75, 75, 100, 100,
    ]);
    expect(aged(8).growsAt).toEqual(new Date(now.getTime() + 6 * dayMs));
    expect(aged(30).growsAt).toBeNull();
  });
});
