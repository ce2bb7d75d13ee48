import { nameKey } from './name-key.ts';

/** Letters of other alphabets, digits and symbols that can pass for a Latin letter, by that letter. */
const passesFor: Record<string, string> = {
  a: 'аαɑ4@',
  b: 'вьβ8',
  c: 'сϲ¢',
  d: 'ԁɗ',
  e: 'еєεҽ3€',
  g: 'ɡ9',
  h: 'һнℎ',
  // What looks like a stroke is one letter, so that “l1k3” and “like” are the same.
  i: 'іıιłl1|ӏ!',
  j: 'ј',
  k: 'кκ',
  m: 'м',
  n: 'ոη',
  o: 'оοσөø0',
  p: 'рρ',
  q: 'ԛ',
  r: 'гɾ',
  s: 'ѕʂ5$',
  t: 'тτ7',
  u: 'υսц',
  v: 'ѵν',
  w: 'ԝωш',
  x: 'хχ',
  y: 'уүγ',
  z: 'ʐ2',
};
const letterOf = new Map(
  Object.entries(passesFor).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
);

/** Symbols that pass for a letter only next to one: “ca$h”, not “$ 5”; a sign that ends a sentence only between two. */
const signBesideLetter = /(?<=\p{L})[@$€|]|[$€](?=\p{L})|(?<=\p{L})!(?=\p{L})/gu;
const spelledOut = /(?<![\p{L}\p{N}])(?:\p{L}[\s._*-]+){2,}\p{L}(?![\p{L}\p{N}])/gu;

/**
 * The words of a text in order as a hasty reader sees them: letter case, accents, invisible characters and look-alike
 * letters aside, and words that are spelled out (“s p a m”) in one.
 */
export function wordsAsSeen(text: string): string[] {
  const plain = nameKey(text.normalize('NFKC').replace(/[\p{Cf}]/gu, ''))
    .replace(spelledOut, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(signBesideLetter, (sign) => letterOf.get(sign) ?? sign);
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => [...word].map((sign) => letterOf.get(sign) ?? sign).join(''));
}
