import type { Bits } from './bits.ts';
import { Postings } from './postings.ts';

/** Numbers of words stay below this, so that two of them make one exact number. */
const wordLimit = 2 ** 26;

/** Distinct pairs of neighbouring words with the numbers of the texts that have them. */
export class WordPairs {
  readonly #pairs = new Map<number, number>();
  readonly #firsts: number[] = [];
  readonly #seconds: number[] = [];
  readonly #free: number[] = [];
  readonly #holders = new Postings();

  add(text: number, words: readonly number[]): void {
    for (const key of distinctPairs(words)) {
      const pair = this.#pairs.get(key) ?? this.#newPair(key);
      this.#holders.add(pair, text);
    }
  }

  remove(text: number, words: readonly number[]): void {
    for (const key of distinctPairs(words)) {
      const pair = this.#pairs.get(key)!;
      this.#holders.remove(pair, text);
      if (this.#holders.count(pair) > 0) continue;
      this.#pairs.delete(key);
      this.#firsts[pair] = -1;
      this.#free.push(pair);
    }
  }

  /** Adds the texts in which one of `seconds` follows one of `firsts`. */
  uniteInto(firsts: readonly number[], seconds: readonly number[], into: Bits): void {
    if (firsts.length * seconds.length > this.#pairs.size) {
      this.#uniteByLooking(new Set(firsts), new Set(seconds), into);
      return;
    }
    for (const first of firsts) {
      for (const second of seconds) {
        const pair = this.#pairs.get(first * wordLimit + second);
        if (pair !== undefined) this.#holders.uniteInto(pair, into);
      }
    }
  }

  #uniteByLooking(firsts: ReadonlySet<number>, seconds: ReadonlySet<number>, into: Bits): void {
    for (let pair = 0; pair < this.#firsts.length; pair += 1) {
      if (firsts.has(this.#firsts[pair]!) && seconds.has(this.#seconds[pair]!)) {
        this.#holders.uniteInto(pair, into);
      }
    }
  }

  #newPair(key: number): number {
    const pair = this.#free.pop() ?? this.#firsts.length;
    this.#pairs.set(key, pair);
    this.#firsts[pair] = Math.floor(key / wordLimit);
    this.#seconds[pair] = key % wordLimit;
    return pair;
  }
}

function distinctPairs(words: readonly number[]): Set<number> {
  const keys = new Set<number>();
  for (let at = 1; at < words.length; at += 1) keys.add(words[at - 1]! * wordLimit + words[at]!);
  return keys;
}
