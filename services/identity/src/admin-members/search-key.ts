import { literalPattern, nameKey } from '@barspoon/collections';

/** What a member is found by. */
export interface Findable {
  fullName: string;
  username: string;
  email?: string | undefined;
  phone?: string;
}

/** Where a text ends and the next begins; nobody types it. */
const gap = '\n';
const gramLength = 3;
/** Control characters cannot be part of a name. */
const wordMark = '\u0001';

/** Letter case and accents aside. */
export const folded = (text: string): string => nameKey(text).trim();

/** Everything a member is found by in one text. */
export const searchKeyOf = ({ fullName, username, email, phone }: Findable): string =>
  [fullName, username, email, phone].flatMap((text) => (text ? [folded(text)] : [])).join(gap);

/**
 * The pieces of three letters in a search key, and the first one or two letters of each word, marked as such: whatever is
 * in the key is found through a piece of it, by an index.
 */
export function gramsOf(searchKey: string): string[] {
  const grams = new Set<string>();
  for (const text of searchKey.split(gap)) {
    for (let start = 0; start + gramLength <= text.length; start++)
      grams.add(text.slice(start, start + gramLength));
    for (const word of wordsOf(text))
      for (const length of [1, 2]) grams.add(`${wordMark}${word.slice(0, length)}`);
  }
  return [...grams];
}

/** The pieces that every member found by a term has. One or two letters are looked for where words begin. */
export function gramsOfTerm(term: string): string[] {
  const text = folded(term);
  if (text.length >= gramLength) return gramsOf(text).filter((gram) => !gram.startsWith(wordMark));
  return wordsOf(text).map((word) => `${wordMark}${word}`);
}

/** Matches the search keys a term of three or more letters is in. */
export const patternOf = (term: string): string => literalPattern(folded(term));

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
