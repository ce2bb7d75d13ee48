/** More words than a post of the longest kind usually has. */
const maxWords = 200;

/** Letter case and accents aside. */
export const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The different words of a text, by which it is found. */
export const wordsOf = (text: string): string[] =>
  [
    ...new Set(
      folded(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    ),
  ].slice(0, maxWords);

/** Every word that somebody types may be the beginning of one that is found. */
export const beginningsOf = (typed: string): RegExp[] => wordsOf(typed).map((word) => new RegExp(`^${word}`));
