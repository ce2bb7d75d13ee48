import type { WordDictionary } from '@barspoon/collections';
import { betweenWords } from './runs.ts';

/**
 * A term of several runs told in numbers of words: it begins in the end of one, holds whole ones, and ends in the
 * beginning of another. Texts are told the same way (see `TextIndex`).
 */
export class Phrase {
  /** For each run the words it may stand in. */
  readonly steps: readonly (readonly number[])[];
  readonly #sets: (ReadonlySet<number> | undefined)[] = [];

  constructor(steps: readonly (readonly number[])[]) {
    this.steps = steps;
  }

  /** Whether the words from a place on are the phrase's; there must be as many left. */
  standsAt(words: Int32Array, start: number): boolean {
    for (let at = 0; at < this.steps.length; at += 1) {
      if (!this.#set(at).has(words[start + at]!)) return false;
    }
    return true;
  }

  standsIn(words: Int32Array, start: number, end: number): boolean {
    // What is in the middle is known exactly, which rules out nearly every place at once.
    const exact = this.steps[1]?.length === 1 ? this.steps[1][0] : undefined;
    for (let at = start; at + this.steps.length <= end; at += 1) {
      if (exact !== undefined && words[at + 1] !== exact) continue;
      if (this.standsAt(words, at)) return true;
    }
    return false;
  }

  #set(at: number): ReadonlySet<number> {
    const set = this.#sets[at] ?? new Set(this.steps[at]);
    this.#sets[at] = set;
    return set;
  }
}

/** The phrase a term of these runs is, and the narrower one that begins with a whole word, if there is such a word. */
export function phrasesOf(
  runs: readonly string[],
  dictionary: WordDictionary,
): { anywhere: Phrase; fromWord: Phrase | null } {
  const told = runs.filter((run) => run !== betweenWords);
  const whole = (run: string | undefined): number[] => {
    const word = run === undefined ? undefined : dictionary.number(run);
    return word === undefined ? [] : [word];
  };
  const rest = told
    .slice(1)
    .map((run, at) => (at === told.length - 2 ? dictionary.startingWith(run) : whole(run)));
  const wholeFirst = whole(told[0]);
  return {
    anywhere: new Phrase([dictionary.endingWith(told[0] ?? ''), ...rest]),
    fromWord: wholeFirst.length > 0 ? new Phrase([wholeFirst, ...rest]) : null,
  };
}
