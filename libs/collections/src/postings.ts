import { type Bits, eachBit, GrowingBits, unite } from './bits.ts';

const noBlock = -1;
const inBits = -2;
const smallestBlock = 2;
const minDense = 64;
/** A list becomes a bitmap when it holds more than one in this many of all numbers: from there on a bitmap is smaller. */
const denseFrom = 32;
/** It becomes a list again when the total has grown so much that it holds less than one in this many. */
const denseUntil = 128;

/**
 * Many lists of distinct small numbers in one block of memory, the long ones as bitmaps, which are smaller and can be
 * merged into a result 32 at a time.
 */
export class Postings {
  #pool = new Int32Array(4096);
  #used = 0;
  #starts = new Int32Array(256);
  #counts = new Int32Array(256);
  /** Which block a list has: how often the smallest size is doubled, or one of the two marks below. */
  #classes = new Int8Array(256).fill(noBlock);
  readonly #free: number[][] = [];
  readonly #dense = new Map<number, GrowingBits>();
  #universe = 0;

  count(list: number): number {
    return this.#counts[list] ?? 0;
  }

  /** The number must not be in the list yet. */
  add(list: number, value: number): void {
    if (value >= this.#universe) this.#universe = value + 1;
    if (list >= this.#counts.length) this.#growLists(list + 1);
    const count = this.#counts[list]!;
    this.#counts[list] = count + 1;
    const bits = this.#bitsOf(list);
    if (bits) {
      bits.set(value);
      if (count * denseUntil < this.#universe) this.#toBlock(list, bits);
      return;
    }
    if (count >= minDense && count * denseFrom > this.#universe) {
      this.#toBits(list, count).set(value);
      return;
    }
    this.#append(list, count, value);
  }

  /** The number must be in the list. */
  remove(list: number, value: number): void {
    const count = this.#counts[list]! - 1;
    this.#counts[list] = count;
    const bits = this.#bitsOf(list);
    if (bits) {
      bits.clear(value);
      if (count === 0) this.#dropBits(list);
      return;
    }
    const start = this.#starts[list]!;
    const at = this.#pool.indexOf(value, start);
    this.#pool[at] = this.#pool[start + count]!;
    if (count === 0) this.#freeBlock(list);
  }

  /** Adds the list's numbers to a set long enough for them. */
  uniteInto(list: number, into: Bits): void {
    const count = this.count(list);
    const bits = this.#bitsOf(list);
    if (bits) {
      unite(into, bits.words);
      return;
    }
    const pool = this.#pool;
    const start = this.#starts[list]!;
    for (let i = start; i < start + count; i += 1) {
      const value = pool[i]!;
      into[value >>> 5]! |= 1 << (value & 31);
    }
  }

  /** A copy of the list, in no order. */
  values(list: number): number[] {
    const bits = this.#bitsOf(list);
    const values: number[] = [];
    if (bits) {
      eachBit(bits.words, (value) => values.push(value));
      return values;
    }
    const start = this.#starts[list] ?? 0;
    const end = start + this.count(list);
    for (let i = start; i < end; i += 1) values.push(this.#pool[i]!);
    return values;
  }

  #growLists(min: number): void {
    const length = Math.max(min, this.#counts.length * 2);
    const grow = <A extends Int32Array | Int8Array>(grown: A, from: A): A => {
      grown.set(from);
      return grown;
    };
    this.#starts = grow(new Int32Array(length), this.#starts);
    this.#counts = grow(new Int32Array(length), this.#counts);
    this.#classes = grow(new Int8Array(length).fill(noBlock), this.#classes);
  }

  #append(list: number, count: number, value: number): void {
    const sizeClass = this.#classes[list]!;
    if (sizeClass === noBlock || count === smallestBlock << sizeClass) this.#moveToLargerBlock(list, count);
    this.#pool[this.#starts[list]! + count] = value;
  }

  #moveToLargerBlock(list: number, count: number): void {
    const sizeClass = this.#classes[list]! + 1;
    const from = this.#starts[list]!;
    const to = this.#free[sizeClass]?.pop() ?? this.#newBlock(smallestBlock << sizeClass);
    this.#pool.copyWithin(to, from, from + count);
    this.#freeBlock(list);
    this.#starts[list] = to;
    this.#classes[list] = sizeClass;
  }

  #newBlock(size: number): number {
    const start = this.#used;
    this.#used += size;
    if (this.#used > this.#pool.length) {
      const grown = new Int32Array(Math.max(this.#used, Math.ceil(this.#pool.length * 1.5)));
      grown.set(this.#pool);
      this.#pool = grown;
    }
    return start;
  }

  #freeBlock(list: number): void {
    const sizeClass = this.#classes[list]!;
    if (sizeClass === noBlock) return;
    this.#free[sizeClass] ??= [];
    this.#free[sizeClass].push(this.#starts[list]!);
    this.#classes[list] = noBlock;
  }

  #bitsOf(list: number): GrowingBits | undefined {
    return this.#classes[list] === inBits ? this.#dense.get(list) : undefined;
  }

  #dropBits(list: number): void {
    this.#dense.delete(list);
    this.#classes[list] = noBlock;
  }

  #toBlock(list: number, bits: GrowingBits): void {
    this.#dropBits(list);
    let count = 0;
    eachBit(bits.words, (value) => {
      this.#append(list, count, value);
      count += 1;
    });
  }

  #toBits(list: number, count: number): GrowingBits {
    const bits = new GrowingBits();
    const start = this.#starts[list]!;
    for (let i = start; i < start + count; i += 1) bits.set(this.#pool[i]!);
    this.#freeBlock(list);
    this.#dense.set(list, bits);
    this.#classes[list] = inBits;
    return bits;
  }
}
