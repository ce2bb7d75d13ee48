import { type Bits, countBits, eachBit, hasBit } from './bits.ts';

export type Direction = 'asc' | 'desc';
/** A position in time: creation time, then id. */
export type Moment = readonly [createdAt: number, id: string];

/** Below this number of hits it is cheaper to sort them than to walk through all numbers. */
const fewHits = 1024;

/** Numbers ordered by the age of what they represent, oldest first, so that a page of any set of them can be read without sorting the set. */
export class AgeOrder {
  #byAge = new Int32Array(1024);
  #size = 0;
  #createdAt = new Float64Array(1024);
  readonly #ids: string[] = [];

  add(number: number, createdAt: number, id: string): void {
    if (number >= this.#createdAt.length) this.#grow();
    this.#createdAt[number] = createdAt;
    this.#ids[number] = id;
    const at = this.#positionOf([createdAt, id]);
    this.#byAge.copyWithin(at + 1, at, this.#size);
    this.#byAge[at] = number;
    this.#size += 1;
  }

  remove(number: number): void {
    const at = this.#positionOf(this.momentOf(number));
    this.#byAge.copyWithin(at, at + 1, this.#size);
    this.#size -= 1;
  }

  idOf(number: number): string {
    return this.#ids[number]!;
  }

  momentOf(number: number): Moment {
    return [this.#createdAt[number]!, this.#ids[number]!];
  }

  /** Up to `limit` numbers of the set in this direction, after a position if one is given. */
  take(set: Bits, direction: Direction, limit: number, after?: Moment): number[] {
    if (limit <= 0) return [];
    if (countBits(set) <= fewHits) return this.#takeOfFew(set, direction, limit, after);
    const taken: number[] = [];
    const step = direction === 'asc' ? 1 : -1;
    let at = direction === 'asc' ? 0 : this.#size - 1;
    // The index of a position is that of the first number that is not older, possibly the one at that position.
    if (after) at = this.#positionOf(after) + (direction === 'desc' ? -1 : this.#has(after) ? 1 : 0);
    for (; at >= 0 && at < this.#size && taken.length < limit; at += step) {
      const number = this.#byAge[at]!;
      if (hasBit(set, number)) taken.push(number);
    }
    return taken;
  }

  #takeOfFew(set: Bits, direction: Direction, limit: number, after?: Moment): number[] {
    const sign = direction === 'asc' ? 1 : -1;
    const numbers: number[] = [];
    eachBit(set, (number) => {
      if (!after || sign * this.#compare(number, after) > 0) numbers.push(number);
    });
    return numbers.sort((a, b) => sign * this.#compare(a, this.momentOf(b))).slice(0, limit);
  }

  #compare(number: number, [createdAt, id]: Moment): number {
    const difference = this.#createdAt[number]! - createdAt;
    if (difference !== 0) return difference;
    const own = this.#ids[number]!;
    return own < id ? -1 : own > id ? 1 : 0;
  }

  #positionOf(moment: Moment): number {
    let from = 0;
    let to = this.#size;
    if (to > 0 && this.#compare(this.#byAge[to - 1]!, moment) < 0) return to;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#compare(this.#byAge[middle]!, moment) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #has(moment: Moment): boolean {
    const at = this.#positionOf(moment);
    return at < this.#size && this.#compare(this.#byAge[at]!, moment) === 0;
  }

  #grow(): void {
    const byAge = new Int32Array(this.#byAge.length * 2);
    byAge.set(this.#byAge);
    this.#byAge = byAge;
    const createdAt = new Float64Array(this.#createdAt.length * 2);
    createdAt.set(this.#createdAt);
    this.#createdAt = createdAt;
  }
}
