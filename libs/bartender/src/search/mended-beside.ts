import type { LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import { errorsBetween } from '../near-names.ts';
import { namesIn } from '../reading.ts';
import { plainWords } from '../spoken/plain-words.ts';

const minLetters = 4;

/**
 * A search in which a word beside a known one is written wrong, and may be a word of its own: "ginger bear" for ginger beer. Only
 * what nothing is found by is looked at so.
 * @param left words that nothing was found for
 */
export function mendedBeside(
  plain: string,
  left: readonly string[],
  vocabulary: Vocabulary<LibraryIngredient>,
): string | undefined {
  const words = plain.split(' ');
  for (const [at, word] of words.entries()) {
    if (!left.includes(word) || word.length < minLetters) continue;
    const max = plainWords.has(word) ? 1 : 2;
    for (const name of namesIn(vocabulary).keys()) {
      const parts = name.split(' ');
      const place = parts.findIndex(
        (part, index) =>
          part[0] === word[0] &&
          part.length >= minLetters &&
          errorsBetween(word, part, max) <= max &&
          parts.length > 1 &&
          parts.every((other, beside) => beside === index || words[at + beside - index] === other),
      );
      if (place >= 0) return words.with(at, parts[place] as string).join(' ');
    }
  }
  return undefined;
}
