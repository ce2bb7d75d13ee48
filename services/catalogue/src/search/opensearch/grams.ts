import { toCharacters } from './code-units.ts';

/** Shorter terms are looked up as a whole. */
export const gramLength = 3;
const space = /[\s\p{Cc}]/gu;
const plane = 0xf_0000;

/** OpenSearch treats white space as the end of a word; here it is a character like others. */
const written = (gram: string): string =>
  toCharacters(gram).replace(space, (unit) => String.fromCodePoint(plane + unit.charCodeAt(0)));

/**
 * Every three adjacent units of a text as a token, in order: a substring of the text is a phrase of these, and vice versa.
 * They are created here so that units are those of JavaScript, with the simplest analyzer.
 */
export function gramsOf(text: string): string {
  const grams: string[] = [];
  for (let at = 0; at + gramLength <= text.length; at += 1)
    grams.push(written(text.slice(at, at + gramLength)));
  return grams.join(' ');
}

/** Every single unit and every two adjacent units of some texts, once. */
export function shortGramsOf(texts: readonly string[]): string[] {
  const grams = new Set<string>();
  for (const text of texts)
    for (let at = 0; at < text.length; at += 1) {
      grams.add(toCharacters(text.charAt(at)));
      if (at + 1 < text.length) grams.add(toCharacters(text.slice(at, at + 2)));
    }
  return [...grams];
}
