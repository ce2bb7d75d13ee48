import { nameKey } from './name-key.ts';

/** The different words of a text, by which it is found, letter case and accents aside; the first `max` of them. */
export const wordsOf = (text: string, max = Number.POSITIVE_INFINITY): string[] =>
  [
    ...new Set(
      nameKey(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    ),
  ].slice(0, max);

/** Every typed word may be a prefix of a found word. */
export const beginningsOf = (typed: string): RegExp[] => wordsOf(typed).map((word) => new RegExp(`^${word}`));
