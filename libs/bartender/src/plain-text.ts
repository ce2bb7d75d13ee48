import { pictureWords } from './emoji.ts';

/** Signs that say a no of what follows them. */
const forbids = /(?:🚫|❌|⛔|🙅)(?:\p{Emoji_Modifier}|\u200D|♀|♂|\uFE0F)*\s*(?=\p{L})/gu;
/** And of what stands before them. */
const spits = /(?:👎|🤮|🤢|🚫|❌|⛔|🙅)(?:\p{Emoji_Modifier}|\u200D|♀|♂|\uFE0F)*/gu;
const tens: readonly string[] = [
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
];
const ones: readonly string[] = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** "Seventy-five". */
const twoDigits = new RegExp(`\\b(${tens.join('|')})[ -](${ones.join('|')})\\b`, 'g');
/** "Number two". */
const numbered = new RegExp(`\\b(?:number|numero) (${ones.join('|')}|\\d{1,2})\\b`, 'g');

/** "A hundred", "two hundred". */
const hundreds = new RegExp(`\\b(?:(${ones.join('|')}|an?) )hundred\\b`, 'g');

const inDigits = (text: string): string =>
  text
    .replace(hundreds, (_, count: string) => `${Math.max(1, ones.indexOf(count) + 1)}00`)
    .replace(/\btwo dozen\b/g, '24')
    .replace(twoDigits, (_, ten: string, one: string) => `${tens.indexOf(ten) + 2}${ones.indexOf(one) + 1}`)
    .replace(numbered, (_, one: string) => `no ${ones.includes(one) ? ones.indexOf(one) + 1 : one}`);

/** Lower case without diacritics and apostrophes; of punctuation commas and what ends a clause are left. */
export const plainText = (text: string): string =>
  inDigits(pictureWords(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/['’‘`´]/g, '')
    .replace(/(?<=\d ?)y\.? ?\/?o\b\.?/g, ' year old')
    .replace(/(?<=\d)-?(?=jahrig)/g, ' ')
    // "Im 6. Monat" ends no sentence.
    .replace(/(?<=\d)\.(?= ?(?:monat|woche|lebensjahr)\b)/g, '')
    .replace(forbids, ' , no ')
    .replace(spits, ' , no , ')
    .replace(/(^|[\s,])[-–](?=\p{L})/gu, '$1no ')
    .replace(/\bn(?:o|r|um)?[.°º]\s?(?=\d)|#\s?(?=\d)/g, 'no ')
    .replace(/&/g, ' and ')
    // "Nuts/latex"; what is shorter is "w/o", "a/c" or half of a figure.
    .replace(/(?<=\p{L}{3})\/(?=\p{L}{3})/gu, ' or ')
    .replace(/%/g, ' percent ')
    .replace(/[;:!?()\n]|\.(?!\d)|\s[-–—]+\s/g, ' , ')
    .replace(/,/g, ' , ')
    .replace(/[^\p{L}\p{N}.,]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
