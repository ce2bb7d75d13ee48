/** Sets of small numbers as bits in 32-bit words. All functions accept sets of different lengths. */
export type Bits = Uint32Array;

export const wordsFor = (size: number): number => (size + 31) >>> 5;

export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;

export function unite(into: Bits, other: Bits): void {
  const length = Math.min(into.length, other.length);
  for (let i = 0; i < length; i += 1) into[i] = into[i]! | other[i]!;
}

export function intersect(into: Bits, other: Bits): void {
  const length = Math.min(into.length, other.length);
  for (let i = 0; i < length; i += 1) into[i] = into[i]! & other[i]!;
  into.fill(0, length);
}

/** Overwrites a set with the intersection of two others. */
export function intersectInto(into: Bits, one: Bits, other: Bits): void {
  const length = Math.min(into.length, one.length, other.length);
  for (let i = 0; i < length; i += 1) into[i] = one[i]! & other[i]!;
  into.fill(0, length);
}

export function subtract(from: Bits, other: Bits): void {
  const length = Math.min(from.length, other.length);
  for (let i = 0; i < length; i += 1) from[i] = from[i]! & ~other[i]!;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i += 1) {
    let v = bits[i]!;
    if (v === 0) continue;
    v -= (v >>> 1) & 0x55555555;
    v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
    count += Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** The size of the intersection of both sets. */
export function countCommon(one: Bits, other: Bits): number {
  const length = Math.min(one.length, other.length);
  let count = 0;
  for (let i = 0; i < length; i += 1) {
    let v = one[i]! & other[i]!;
    if (v === 0) continue;
    v -= (v >>> 1) & 0x55555555;
    v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
    count += Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

export function eachBit(bits: Bits, visit: (at: number) => void): void {
  for (let i = 0; i < bits.length; i += 1) {
    let v = bits[i]!;
    while (v !== 0) {
      visit((i << 5) + (31 - Math.clz32(v & -v)));
      v &= v - 1;
    }
  }
}

/** A set that grows as needed. */
export class GrowingBits {
  words: Bits = new Uint32Array(32);

  set(at: number): void {
    if (at >>> 5 >= this.words.length) {
      const grown = new Uint32Array(Math.max(this.words.length * 2, (at >>> 5) + 1));
      grown.set(this.words);
      this.words = grown;
    }
    this.words[at >>> 5]! |= 1 << (at & 31);
  }

  clear(at: number): void {
    if (at >>> 5 < this.words.length) this.words[at >>> 5]! &= ~(1 << (at & 31));
  }

  has(at: number): boolean {
    return hasBit(this.words, at);
  }
}
