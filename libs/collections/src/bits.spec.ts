import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Bits,
  countBits,
  countCommon,
  eachBit,
  GrowingBits,
  hasBit,
  intersect,
  intersectInto,
  subtract,
  unite,
  wordsFor,
} from './bits.ts';

const some = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { maxLength: 80 });

function bitsOf(values: readonly number[], size: number): Bits {
  const bits = new Uint32Array(wordsFor(size));
  for (const value of values) bits[value >>> 5] = (bits[value >>> 5] ?? 0) | (1 << (value & 31));
  return bits;
}

function valuesOf(bits: Bits): number[] {
  const values: number[] = [];
  eachBit(bits, (at) => values.push(at));
  return values;
}

const ascending = (values: Iterable<number>): number[] => [...values].sort((a, b) => a - b);

describe('bits', () => {
  it('count, tell and visit what was put in', () => {
    fc.assert(
      fc.property(some, (values) => {
        const growing = new GrowingBits();
        for (const value of values) growing.set(value * 40);
        for (const value of values.slice(0, 5)) growing.clear(value * 40);
        growing.clear(1_000_000);
        const left = values.slice(5).map((value) => value * 40);
        expect(valuesOf(growing.words)).toEqual(ascending(left));
        expect(countBits(growing.words)).toBe(left.length);
        expect(left.every((value) => growing.has(value))).toBe(true);
        expect(hasBit(growing.words, 1_000_000)).toBe(false);
      }),
    );
  });

  it('combine as sets do, the shorter of two as if it went on empty', () => {
    fc.assert(
      fc.property(some, some, fc.constantFrom(301, 400), (one, other, size) => {
        const into = (combine: (a: Bits, b: Bits) => void) => {
          const bits = bitsOf(one, size);
          combine(bits, bitsOf(other, 301));
          return valuesOf(bits);
        };
        const set = new Set(other);
        expect(into(unite)).toEqual(ascending(new Set([...one, ...other])));
        expect(into(intersect)).toEqual(ascending(one.filter((value) => set.has(value))));
        expect(into(subtract)).toEqual(ascending(one.filter((value) => !set.has(value))));
        const common = ascending(one.filter((value) => set.has(value)));
        const filledBefore = new Uint32Array(wordsFor(size)).fill(~0);
        intersectInto(filledBefore, bitsOf(one, size), bitsOf(other, 301));
        expect(valuesOf(filledBefore)).toEqual(common);
        expect(countCommon(bitsOf(one, size), bitsOf(other, 301))).toBe(common.length);
      }),
    );
  });
});
