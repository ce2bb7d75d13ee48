import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AgeOrder } from './age-order.ts';
import { wordsFor } from './bits.ts';

/** More than the few that are sorted rather than walked. */
const many = 3000;

describe('AgeOrder', () => {
  it('takes pages of a large set as sorting it would, wherever they begin', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: many, maxLength: many });
    const direction = fc.constantFrom('asc' as const, 'desc' as const);
    const begin = fc.option(fc.tuple(fc.integer({ min: -1, max: 401 }), fc.nat(many)), { nil: undefined });
    fc.assert(
      fc.property(moments, direction, begin, (createdAts, order, after) => {
        const inOrder = new AgeOrder();
        const set = new Uint32Array(wordsFor(many)).fill(~0);
        for (const [number, createdAt] of createdAts.entries())
          inOrder.add(number, createdAt, `${number}`.padStart(4, '0'));
        for (let number = 0; number < many; number += 7) {
          inOrder.remove(number);
          set[number >>> 5] = (set[number >>> 5] ?? 0) & ~(1 << (number & 31));
        }
        const sign = order === 'asc' ? 1 : -1;
        const compare = ([a, x]: readonly [number, string], [b, y]: readonly [number, string]) =>
          sign * (a - b || (x < y ? -1 : x > y ? 1 : 0));
        const moment = after && ([after[0], `${after[1]}`.padStart(4, '0')] as const);
        const expected = [...createdAts.keys()]
          .filter((number) => number % 7 !== 0)
          .map((number) => inOrder.momentOf(number))
          .filter((place) => !moment || compare(place, moment) > 0)
          .sort(compare)
          .slice(0, 20);
        const taken = inOrder.take(set, order, 20, moment);
        expect(taken.map((number) => inOrder.momentOf(number))).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
});
