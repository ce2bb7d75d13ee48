import { fold } from '../search/fold.ts';

const maxLength = 60;
/** What a name of a drink does not hold, but an address or a number of somebody does. */
const personal = /@|(?:\d[\s().-]*){5}|https?:|www\./;

/** A term as it is counted: folded, with single spaces; null for one that may name somebody, or is no word. */
export function searchedTerm(text: string): string | null {
  const term = fold(text).trim().replace(/\s+/g, ' ');
  if (term.length < 2 || term.length > maxLength || personal.test(term)) return null;
  return /\p{L}/u.test(term) ? term : null;
}
