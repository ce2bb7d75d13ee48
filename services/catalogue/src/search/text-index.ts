import { type Bits, eachBit, intersect } from './bits.ts';
import { Phrase } from './phrase.ts';
import { Postings } from './postings.ts';
import { betweenWords, runsOf } from './runs.ts';
import { Sequences } from './sequences.ts';
import type { Term } from './term.ts';
import { WordDictionary } from './word-dictionary.ts';

/**
 * Finds the numbered texts that hold a term. A text is kept as the numbers of its runs (see `runsOf`) and listed under
 * each of them; the single space between two words goes without saying. A term of one run is found by the distinct
 * runs that hold it, one of several by the texts that have all of them, in a row.
 */
export class TextIndex {
  readonly words = new WordDictionary();
  readonly #texts = new Sequences();
  readonly #holders = new Postings();

  /** The text is folded and trimmed; the number is not taken. */
  add(number: number, text: string): void {
    const words = runsOf(text)
      .filter((run) => run !== betweenWords)
      .map((run) => this.words.intern(run));
    this.#texts.set(number, words);
    for (const word of new Set(words)) this.#holders.add(word, number);
  }

  remove(number: number): void {
    for (const word of new Set(this.#texts.get(number))) {
      this.#holders.remove(word, number);
      if (this.#holders.count(word) === 0) this.words.release(word);
    }
    this.#texts.remove(number);
  }

  firstWord(number: number): number | undefined {
    return this.#texts.length(number) === 0 ? undefined : this.#texts.pool[this.#texts.start(number)];
  }

  /** Adds to `found` every text that holds the term. `scratch` gives empty sets as long as `found`. */
  find(term: Term, found: Bits, scratch: () => Bits): void {
    if (term.runs.length === 1) {
      this.uniteHolders(this.words.containing(term.text), found);
      return;
    }
    const phrase = new Phrase(term.runs, this.words);
    const { pool } = this;
    this.eachCandidate(phrase, scratch, (number, start, end) => {
      if (phrase.indexIn(pool, start, end) >= 0) found[number >>> 5]! |= 1 << (number & 31);
    });
  }

  /** The words of all texts; see `eachCandidate`. */
  get pool(): Int32Array {
    return this.#texts.pool;
  }

  /** Visits every text that may hold the phrase, with where its words lie in the pool. */
  eachCandidate(
    phrase: Phrase,
    scratch: () => Bits,
    visit: (number: number, start: number, end: number) => void,
  ): void {
    const candidates = scratch().fill(~0);
    for (const words of phrase.words) {
      const holders = scratch();
      this.uniteHolders(words, holders);
      intersect(candidates, holders);
    }
    eachBit(candidates, (number) => {
      const start = this.#texts.start(number);
      visit(number, start, start + this.#texts.length(number));
    });
  }

  uniteHolders(words: readonly number[], into: Bits): void {
    for (const word of words) this.#holders.uniteInto(word, into);
  }
}
