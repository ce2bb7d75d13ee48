import { nameKey } from '@barspoon/collections';
import MiniSearch, { type SearchOptions } from 'minisearch';

/** How many words of a term are checked, and how many known words for each. */
const maxTermWords = 5;
export const maxReadings = 6;
/** A word counts less in an alternative name than in the name itself. */
const otherName = 0.8;
/** Shorter words are not treated as a prefix of a longer one, or as a typing error. */
const minPrefix = 3;
const minFuzzy = 4;
export const maxTypingErrors = 2;

export interface KnownWord<I> {
  id: I;
  word: string;
}

/** What a word of a term may mean, closest first. */
export type Reading<I> = ReadonlyMap<I, number>;

export const wordsOf = (text: string): string[] => nameKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a term that are used. */
export const termWords = (q: string): string[] => wordsOf(q).slice(0, maxTermWords);

export const mayBegin = (word: string): boolean => word.length >= minPrefix;
export const mayBeMistyped = (word: string): boolean => word.length >= minFuzzy;

/** A name's distinct words, those of the name itself first, and how many these are. */
export function nameWords(name: string, otherNames: readonly string[]): { words: string[]; own: number } {
  const words = new Set(wordsOf(name));
  const own = words.size;
  for (const word of otherNames.flatMap(wordsOf)) words.add(word);
  return { words: [...words], own };
}

/** Words to be read from. What a word comes to depends on itself and the term's word alone, never on the others. */
export function wordList<I>(): MiniSearch<KnownWord<I>> {
  return new MiniSearch<KnownWord<I>>({
    fields: ['word'],
    storeFields: ['word'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
    searchOptions: {
      prefix: mayBegin,
      fuzzy: (word) => (mayBeMistyped(word) ? 0.3 : false),
      maxFuzzy: maxTypingErrors,
    },
  });
}

/** Known words closest to a word of a term; equally close ones in alphabetical order. */
export function nearest<I>(
  list: MiniSearch<KnownWord<I>>,
  word: string,
  max: number,
  options: SearchOptions = {},
): { id: I; word: string; score: number }[] {
  const found = list.search(word, options);
  const minScore = found[max - 1]?.score ?? 0;
  return found
    .filter(({ score }) => score >= minScore)
    .map(({ id, word: known, score }) => ({ id, word: known as string, score }))
    .sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
    .slice(0, max);
}

/** How close a name is: each word of the term counts once, and of two names that have it, the shorter one wins. */
export function likeness<I>(words: readonly I[], own: number, readings: readonly Reading<I>[]): number {
  let sum = 0;
  for (const reading of readings) {
    const likenesses = words.map((word, at) => (reading.get(word) ?? 0) * (at < own ? 1 : otherName));
    sum += Math.max(0, ...likenesses);
  }
  return sum / Math.sqrt(Math.max(1, own));
}

/**
 * The term with each unknown word replaced by the closest known one; null if that changes nothing, or if one has none.
 * @param readOf the known word closest to a word, itself if it is known
 */
export function corrected(q: string, readOf: (word: string) => string | undefined): string | null {
  const words = wordsOf(q);
  const read = words.map(readOf);
  if (read.some((word) => word === undefined)) return null;
  return read.some((word, at) => word !== words[at]) ? read.join(' ') : null;
}
