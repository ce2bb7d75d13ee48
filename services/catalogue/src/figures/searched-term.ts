import { fold } from '../search/fold.ts';

const maxLength = 60;
/** What the name of a drink does not contain, but an address or phone number does. */
const personal = /@|(?:\d[\s().-]*){5}|https?:|www\./;

/** A term as it is counted: folded, with single spaces; null for one that may identify a person, or is not a word. */
export function searchedTerm(text: string): string | null {
  const term = fold(text).trim().replace(/\s+/g, ' ');
  if (term.length < 2 || term.length > maxLength || personal.test(term)) return null;
  return /\p{L}/u.test(term) ? term : null;
}
