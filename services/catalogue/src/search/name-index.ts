import type { Bits } from './bits.ts';
import { Phrase } from './phrase.ts';
import { Postings } from './postings.ts';
import { isWordUnit } from './runs.ts';
import type { Term } from './term.ts';
import { TextIndex } from './text-index.ts';

/** Names by where the term stands in them. A name may be in several sets. */
export interface NameHits {
  atStart: Bits;
  atWord: Bits;
  anywhere: Bits;
}

/** Finds recipes by their names and says where in the name the term stands. */
export class NameIndex {
  readonly #texts = new TextIndex();
  /** Under each word the names that begin with it. */
  readonly #beginners = new Postings();

  /** The name is folded and trimmed. */
  add(number: number, name: string): void {
    this.#texts.add(number, name);
    const first = this.#texts.firstWord(number);
    if (first !== undefined) this.#beginners.add(first, number);
  }

  remove(number: number): void {
    const first = this.#texts.firstWord(number);
    if (first !== undefined) this.#beginners.remove(first, number);
    this.#texts.remove(number);
  }

  find(term: Term, hits: NameHits, scratch: () => Bits): void {
    const isWord = isWordUnit(term.text.charCodeAt(0));
    if (term.runs.length === 1) this.#findInWords(term, isWord, hits);
    else this.#findAcrossWords(new Phrase(term.runs, this.#texts.words), isWord, hits, scratch);
  }

  #findInWords(term: Term, isWord: boolean, hits: NameHits): void {
    const words = this.#texts.words;
    const holding = words.containing(term.text);
    const starting = holding.filter((word) => words.word(word).startsWith(term.text));
    for (const word of starting) this.#beginners.uniteInto(word, hits.atStart);
    if (isWord) this.#texts.uniteHolders(starting, hits.atWord);
    this.#texts.uniteHolders(holding, hits.anywhere);
  }

  #findAcrossWords(phrase: Phrase, isWord: boolean, hits: NameHits, scratch: () => Bits): void {
    const { pool } = this.#texts;
    this.#texts.eachCandidate(phrase, scratch, (number, start, end) => {
      let at = phrase.indexIn(pool, start, end);
      if (at < 0) return;
      const bit = 1 << (number & 31);
      hits.anywhere[number >>> 5]! |= bit;
      if (at === start && phrase.beginsWith(pool[at]!)) hits.atStart[number >>> 5]! |= bit;
      while (at >= 0 && !phrase.beginsWith(pool[at]!)) at = phrase.indexIn(pool, at + 1, end);
      if (at >= 0 && isWord) hits.atWord[number >>> 5]! |= bit;
    });
  }
}
