import { type Bits, eachBit, intersect, Postings, Sequences, WordDictionary } from '@barspoon/collections';
import { type Phrase, phrasesOf } from './phrase.ts';
import { betweenWords, runsOf } from './runs.ts';
import type { Term } from './term.ts';
import { WordPairs } from './word-pairs.ts';

/**
 * Finds the numbered texts that hold a term. A text is kept as the numbers of its runs (see `runsOf`); the single space
 * between two words goes without saying. A term of one run is found by the distinct runs that hold it, one of two by
 * the distinct pairs of neighbors, and only for longer ones are the texts that have all their pairs looked at.
 */
export class TextIndex {
  readonly words = new WordDictionary();
  /** Each text's words in their order. */
  readonly texts = new Sequences();
  readonly #holders = new Postings();
  readonly #pairs = new WordPairs();

  /** The text is folded and trimmed; the number is not taken. */
  add(number: number, text: string): void {
    const words = runsOf(text)
      .filter((run) => run !== betweenWords)
      .map((run) => this.words.intern(run));
    this.texts.set(number, words);
    this.#pairs.add(number, words);
    for (const word of new Set(words)) this.#holders.add(word, number);
  }

  remove(number: number): void {
    const words = this.texts.get(number);
    this.texts.remove(number);
    this.#pairs.remove(number, words);
    for (const word of new Set(words)) {
      this.#holders.remove(word, number);
      if (this.#holders.count(word) === 0) this.words.release(word);
    }
  }

  /** Adds to `found` every text that holds the term. `scratch` gives empty sets as long as `found`. */
  find(term: Term, found: Bits, scratch: () => Bits): void {
    if (term.runs.length === 1) this.uniteHolders(this.words.containing(term.text), found);
    else this.findPhrase(phrasesOf(term.runs, this.words).anywhere, found, scratch);
  }

  findPhrase(phrase: Phrase, found: Bits, scratch: () => Bits): void {
    const [first, second, ...others] = phrase.steps;
    if (!first || !second) return;
    if (others.length === 0) {
      this.#pairs.uniteInto(first, second, found);
      return;
    }
    const candidates = scratch();
    this.#pairs.uniteInto(first, second, candidates);
    let before = second;
    for (const step of others) {
      const having = scratch();
      this.#pairs.uniteInto(before, step, having);
      intersect(candidates, having);
      before = step;
    }
    const { texts } = this;
    eachBit(candidates, (number) => {
      if (phrase.standsIn(texts.pool, texts.start(number), texts.end(number)))
        found[number >>> 5]! |= 1 << (number & 31);
    });
  }

  uniteHolders(words: readonly number[], into: Bits): void {
    for (const word of words) this.#holders.uniteInto(word, into);
  }
}
