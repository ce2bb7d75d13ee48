import { betweenWords } from './runs.ts';
import type { WordDictionary } from './word-dictionary.ts';

const endsFirst = 1;
const startsLast = 2;

/**
 * A term of several runs, told in numbers of words: it begins in the end of one, holds whole ones, and ends in the
 * beginning of another. Texts are told the same way (see `TextIndex`), so no text need be looked at.
 */
export class Phrase {
  /** The words each of its runs may stand in. */
  readonly words: readonly (readonly number[])[];
  readonly #marks: Uint8Array;
  readonly #middle: readonly number[];
  readonly #wholeFirst: number | undefined;

  constructor(runs: readonly string[], dictionary: WordDictionary) {
    const told = runs.filter((run) => run !== betweenWords);
    const last = told.length - 1;
    this.words = told.map((run, at) => {
      if (at === 0) return dictionary.endingWith(run);
      if (at === last) return dictionary.startingWith(run);
      const word = dictionary.number(run);
      return word === undefined ? [] : [word];
    });
    this.#wholeFirst = dictionary.number(told[0] ?? '');
    this.#middle = this.words.slice(1, -1).flat();
    this.#marks = new Uint8Array(dictionary.end);
    for (const word of this.words[0] ?? []) this.#marks[word]! |= endsFirst;
    for (const word of this.words[last] ?? []) this.#marks[word]! |= startsLast;
  }

  /** Where in these words it begins, from a place on, or -1. */
  indexIn(pool: Int32Array, from: number, end: number): number {
    const marks = this.#marks;
    const middle = this.#middle;
    const last = middle.length + 1;
    for (let at = from; at + last < end; at += 1) {
      if ((marks[pool[at]!]! & endsFirst) === 0 || (marks[pool[at + last]!]! & startsLast) === 0) continue;
      let same = 0;
      while (same < middle.length && pool[at + 1 + same] === middle[same]) same += 1;
      if (same === middle.length) return at;
    }
    return -1;
  }

  /** Whether it begins at the beginning of this word. */
  beginsWith(word: number): boolean {
    return word === this.#wholeFirst;
  }
}
