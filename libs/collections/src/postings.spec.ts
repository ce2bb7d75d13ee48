import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachBit, wordsFor } from './bits.ts';
import { Postings } from './postings.ts';

const numbers = 4096;
/** Several lists, some that grow to hold most of all numbers and some that hold few. */
const list = fc.integer({ min: 0, max: 5 });
const step = fc.record({
  list,
  from: fc.integer({ min: 0, max: numbers - 1 }),
  count: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 100, max: 600 })),
  adds: fc.boolean(),
});

function unitedOf(postings: Postings, lists: readonly number[]): number[] {
  const into = new Uint32Array(wordsFor(numbers));
  for (const one of lists) postings.uniteInto(one, into);
  const united: number[] = [];
  eachBit(into, (at) => united.push(at));
  return united;
}

const ascending = (values: Iterable<number>): number[] => [...values].sort((a, b) => a - b);

describe('Postings', () => {
  it('holds what sets would hold, whether a list is short, long, or changes from one to the other', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const postings = new Postings();
        const sets = Array.from({ length: 6 }, () => new Set<number>());
        for (const { list, from, count, adds } of steps) {
          const set = sets[list] as Set<number>;
          for (let value = from; value < Math.min(from + count, numbers); value += 1) {
            if (adds && !set.has(value)) postings.add(list, value);
            if (!adds && set.has(value)) postings.remove(list, value);
            if (adds) set.add(value);
            else set.delete(value);
          }
        }
        for (const [at, set] of sets.entries()) {
          expect(postings.count(at)).toBe(set.size);
          expect(ascending(postings.values(at))).toEqual(ascending(set));
          expect(unitedOf(postings, [at])).toEqual(ascending(set));
        }
        expect(unitedOf(postings, [0, 1, 2])).toEqual(
          ascending(new Set(sets.slice(0, 3).flatMap((s) => [...s]))),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('keeps a list that was long among few numbers when there are many by now', () => {
    const postings = new Postings();
    for (let value = 0; value < 80; value += 1) postings.add(0, value);
    for (let value = 80; value < 100_000; value += 1) postings.add(1, value);
    postings.add(0, 100_000);
    expect(ascending(postings.values(0))).toEqual([...Array(80).keys(), 100_000]);
  });

  it('knows nothing of a list never added to', () => {
    const postings = new Postings();
    expect(postings.count(9)).toBe(0);
    expect(postings.values(9)).toEqual([]);
    expect(unitedOf(postings, [9])).toEqual([]);
  });
});
