import type { Random } from '../load/random.ts';

const onsets = [
  'b',
  'br',
  'c',
  'ch',
  'd',
  'f',
  'fl',
  'g',
  'gr',
  'j',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  'st',
  't',
  'v',
  'z',
];
const vowels = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'io', 'ou'];
const endings = ['', 'n', 'r', 's', 'l', 'nd', 'rt', 'lla', 'tte', 'no', 'ra'];

/** A word nobody has said before but could. */
export function inventWord(random: Random): string {
  const syllables = 1 + random.below(3);
  let word = '';
  for (let at = 0; at < syllables; at += 1) word += random.pick(onsets) + random.pick(vowels);
  return word + random.pick(endings);
}

/** A number of distinct invented words. */
export function inventWords(count: number, random: Random): string[] {
  const words = new Set<string>();
  while (words.size < count) words.add(inventWord(random) + (words.size > 20_000 ? inventWord(random) : ''));
  return [...words];
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
