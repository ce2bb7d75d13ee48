import { type Bits, Postings } from '@barspoon/collections';

/** Numbers of words stay below this, so that two of them make one exact number. */
const wordLimit = 2 ** 26;
const isFirst = 1;
const isSecond = 2;
/** Iterating over this many pairs takes about as long as looking one up by its words. */
const pairsPerLookUp = 16;

/** Distinct pairs of neighboring words with the numbers of the texts that have them. */
export class WordPairs {
  readonly #pairs = new Map<number, number>();
  readonly #firsts: number[] = [];
  readonly #seconds: number[] = [];
  readonly #free: number[] = [];
  #wordEnd = 0;
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
      this.#free.push(pair);
    }
  }

  /** Adds the texts in which one of `seconds` follows one of `firsts`. */
  uniteInto(firsts: readonly number[], seconds: readonly number[], into: Bits): void {
    if (firsts.length * seconds.length * pairsPerLookUp > this.#pairs.size) {
      this.#uniteByLooking(firsts, seconds, into);
      return;
    }
    for (const first of firsts) {
      for (const second of seconds) {
        const pair = this.#pairs.get(first * wordLimit + second);
        if (pair !== undefined) this.#holders.uniteInto(pair, into);
      }
    }
  }

  #uniteByLooking(firsts: readonly number[], seconds: readonly number[], into: Bits): void {
    const marks = new Uint8Array(this.#wordEnd);
    for (const word of firsts) marks[word] = isFirst;
    for (const word of seconds) marks[word]! |= isSecond;
    for (let pair = 0; pair < this.#firsts.length; pair += 1) {
      if ((marks[this.#firsts[pair]!]! & isFirst) === 0 || (marks[this.#seconds[pair]!]! & isSecond) === 0)
        continue;
      this.#holders.uniteInto(pair, into);
    }
  }

  #newPair(key: number): number {
    const pair = this.#free.pop() ?? this.#firsts.length;
    this.#pairs.set(key, pair);
    const [first, second] = [Math.floor(key / wordLimit), key % wordLimit];
    this.#firsts[pair] = first;
    this.#seconds[pair] = second;
    this.#wordEnd = Math.max(this.#wordEnd, first + 1, second + 1);
    return pair;
  }
}

function distinctPairs(words: readonly number[]): Set<number> {
  const keys = new Set<number>();
  for (let at = 1; at < words.length; at += 1) keys.add(words[at - 1]! * wordLimit + words[at]!);
  return keys;
}
