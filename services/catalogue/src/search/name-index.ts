import { type Bits, eachBit, Postings } from '@barspoon/collections';
import { phrasesOf } from './phrase.ts';
import type { Term } from './term.ts';
import { TextIndex } from './text-index.ts';

/** Names by the position of the term; `atRun` is at the start of a word. A name may be in several sets. */
export interface NameHits {
  atStart: Bits;
  atRun: Bits;
  anywhere: Bits;
}

/** Finds recipes by their names, with the position of the term in the name. */
export class NameIndex {
  readonly #texts = new TextIndex();
  /** Under each word the names that begin with it. */
  readonly #beginners = new Postings();

  /** The name is folded and trimmed. */
  add(number: number, name: string): void {
    this.#texts.add(number, name);
    const first = this.#firstWord(number);
    if (first !== undefined) this.#beginners.add(first, number);
  }

  remove(number: number): void {
    const first = this.#firstWord(number);
    if (first !== undefined) this.#beginners.remove(first, number);
    this.#texts.remove(number);
  }

  find(term: Term, hits: NameHits, scratch: () => Bits): void {
    if (term.runs.length === 1) this.#findInWords(term, hits);
    else this.#findAcrossWords(term, hits, scratch);
  }

  #findInWords(term: Term, hits: NameHits): void {
    const words = this.#texts.words;
    const holding = words.containing(term.text);
    const starting = holding.filter((word) => words.word(word).startsWith(term.text));
    for (const word of starting) this.#beginners.uniteInto(word, hits.atStart);
    this.#texts.uniteHolders(starting, hits.atRun);
    this.#texts.uniteHolders(holding, hits.anywhere);
  }

  #findAcrossWords(term: Term, hits: NameHits, scratch: () => Bits): void {
    const { anywhere, fromWord } = phrasesOf(term.runs, this.#texts.words);
    this.#texts.findPhrase(anywhere, hits.anywhere, scratch);
    if (!fromWord) return;
    this.#texts.findPhrase(fromWord, hits.atRun, scratch);
    const { texts } = this.#texts;
    eachBit(hits.atRun, (number) => {
      if (fromWord.standsAt(texts.pool, texts.start(number)))
        hits.atStart[number >>> 5]! |= 1 << (number & 31);
    });
  }

  #firstWord(number: number): number | undefined {
    const { texts } = this.#texts;
    return texts.end(number) > texts.start(number) ? texts.pool[texts.start(number)] : undefined;
  }
}
