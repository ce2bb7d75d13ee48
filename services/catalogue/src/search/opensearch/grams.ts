import { toCharacters } from './code-units.ts';

/** Shorter terms are looked for whole. */
export const gramLength = 3;
const space = /[\s\p{Cc}]/gu;
const plane = 0xf_0000;

/** OpenSearch takes white space for the end of a word; here it is a character like others. */
const written = (gram: string): string =>
  toCharacters(gram).replace(space, (unit) => String.fromCodePoint(plane + unit.charCodeAt(0)));

/**
 * Every three neighboring units of a text as a word, in their order: what stands in the text is a phrase of these, and
 * the other way round. They are made here so that units are JavaScript's, and with the plainest of analyzers.
 */
export function gramsOf(text: string): string {
  const grams: string[] = [];
  for (let at = 0; at + gramLength <= text.length; at += 1)
    grams.push(written(text.slice(at, at + gramLength)));
  return grams.join(' ');
}

/** Every single unit and every two neighbors of some texts, once. */
export function shortGramsOf(texts: readonly string[]): string[] {
  const grams = new Set<string>();
  for (const text of texts)
    for (let at = 0; at < text.length; at += 1) {
      grams.add(toCharacters(text.charAt(at)));
      if (at + 1 < text.length) grams.add(toCharacters(text.slice(at, at + 2)));
    }
  return [...grams];
}
