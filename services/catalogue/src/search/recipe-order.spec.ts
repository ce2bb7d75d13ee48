import { wordsFor } from '@barspoon/collections';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecipeOrder } from './recipe-order.ts';

/** More than the few that are sorted rather than walked. */
const many = 3000;

describe('RecipeOrder', () => {
  it('takes pages of a large set as sorting it would, wherever they begin', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: many, maxLength: many });
    const direction = fc.constantFrom('asc' as const, 'desc' as const);
    const begin = fc.option(fc.tuple(fc.integer({ min: -1, max: 401 }), fc.nat(many)), { nil: undefined });
    fc.assert(
      fc.property(moments, direction, begin, (createdAts, order, after) => {
        const recipes = new RecipeOrder();
        const set = new Uint32Array(wordsFor(many)).fill(~0);
        for (const [recipe, createdAt] of createdAts.entries())
          recipes.add(recipe, createdAt, `${recipe}`.padStart(4, '0'));
        for (let recipe = 0; recipe < many; recipe += 7) {
          recipes.remove(recipe);
          set[recipe >>> 5] = (set[recipe >>> 5] ?? 0) & ~(1 << (recipe & 31));
        }
        const sign = order === 'asc' ? 1 : -1;
        const compare = ([a, x]: readonly [number, string], [b, y]: readonly [number, string]) =>
          sign * (a - b || (x < y ? -1 : x > y ? 1 : 0));
        const moment = after && ([after[0], `${after[1]}`.padStart(4, '0')] as const);
        const expected = [...createdAts.keys()]
          .filter((recipe) => recipe % 7 !== 0)
          .map((recipe) => recipes.momentOf(recipe))
          .filter((place) => !moment || compare(place, moment) > 0)
          .sort(compare)
          .slice(0, 20);
        const taken = recipes.take(set, order, 20, moment);
        expect(taken.map((recipe) => recipes.momentOf(recipe))).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
});
