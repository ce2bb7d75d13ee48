import { type Bits, wordsFor } from './bits.ts';

/** Sets for one search, reused by the next, so that a search does not leave megabytes of garbage. */
export class BitsPool {
  #sets: Bits[] = [];
  #taken = 0;
  #length = 0;

  /**
   * Takes all sets back and makes them long enough for the given count: hardly longer, since every operation goes through
   * the whole set.
   */
  reset(size: number): void {
    this.#taken = 0;
    if (wordsFor(size) <= this.#length) return;
    this.#length = wordsFor(size + (size >>> 4));
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
