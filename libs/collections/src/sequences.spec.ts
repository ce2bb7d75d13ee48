import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Sequences } from './sequences.ts';

const change = fc.record({
  number: fc.integer({ min: 0, max: 400 }),
  values: fc.array(fc.integer(), { maxLength: 40 }),
});

describe('Sequences', () => {
  it('keeps every sequence in its order through changes of any length', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 300 }), (changes) => {
        const sequences = new Sequences();
        const kept = new Map<number, number[]>();
        for (const { number, values } of changes) {
          if (kept.has(number)) sequences.remove(number);
          kept.delete(number);
          if (values.length === 0) continue;
          sequences.set(number, values);
          kept.set(number, values);
        }
        for (let number = 0; number <= 400; number += 1) {
          const values = kept.get(number) ?? [];
          expect(sequences.get(number)).toEqual(values);
          expect(sequences.end(number) - sequences.start(number)).toBe(values.length);
        }
      }),
    );
  });

  it('uses the place of a removed sequence for the next of its length', () => {
    const sequences = new Sequences();
    sequences.set(0, [1, 2, 3]);
    const place = sequences.start(0);
    sequences.remove(0);
    sequences.set(1, [4, 5, 6]);
    expect(sequences.start(1)).toBe(place);
  });
});
