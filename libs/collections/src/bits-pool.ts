import { type Bits, wordsFor } from './bits.ts';

/** Sets for one search, used again by the next, so that searching leaves no garbage of megabytes. */
export class BitsPool {
  #sets: Bits[] = [];
  #taken = 0;
  #length = 0;

  /** Takes all sets back and makes them long enough for so many numbers. */
  reset(size: number): void {
    this.#taken = 0;
    if (wordsFor(size) <= this.#length) return;
    this.#length = wordsFor(size * 2);
    this.#sets = [];
  }

  /** An empty set. */
  readonly take = (): Bits => {
    const set = this.#sets[this.#taken]?.fill(0) ?? new Uint32Array(this.#length);
    this.#sets[this.#taken] = set;
    this.#taken += 1;
    return set;
  };
}
