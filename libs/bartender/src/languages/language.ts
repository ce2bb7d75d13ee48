import { eld } from 'eld/small';
import { plainText } from '../plain-text.ts';
import { plainWords } from '../spoken/plain-words.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { ingredients } from './ingredients.ts';
import { italian } from './italian.ts';
import { spanish } from './spanish.ts';

export type ReadLanguage = 'German' | 'French' | 'Spanish' | 'Italian';
export type Language = 'English' | ReadLanguage | 'other';

/** A question in English words, as far as they are known. */
export interface InEnglish {
  language: Language;
  plain: string;
  /** Words of another language that are not in its table and are no names. */
  unknown: readonly string[];
}

const maxWords = 6;
const maxNameWords = 4;

/** From phrases of the language to English, and all single words that occur in them. */
interface Table {
  phrases: ReadonlyMap<string, string>;
  words: ReadonlySet<string>;
}

/** @param column of this language in the table of ingredients */
function tableOf(text: string, column: number): Table {
  const phrases = new Map<string, string>();
  for (const line of ingredients.trim().split('\n')) {
    const [english = '', columns = ''] = line.split(': ');
    for (const phrase of (columns.split(' | ')[column] ?? '').split(', '))
      phrases.set(plainText(phrase), english);
  }
  for (const line of text.trim().split('\n')) {
    const [english = '', foreign = ''] = line.split(': ');
    for (const phrase of foreign.split(', ')) phrases.set(plainText(phrase), english);
  }
  const words = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' ')));
  return { phrases, words };
}

const tables: Readonly<Record<ReadLanguage, Table>> = {
  German: tableOf(german, 0),
  French: tableOf(french, 1),
  Spanish: tableOf(spanish, 2),
  Italian: tableOf(italian, 3),
};
const codes: Readonly<Record<string, ReadLanguage>> = {
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
};

const english = new Set(
  'clear lol omg pls plz steer thx a about age all allergens allergic allergies allergy alcohol am an intolerance intolerances intolerant lactose gluten vegan and any anything are as at be beer bitter bottle but can celiac cocktail cocktails could dark do dont drink drinks dry easy egg except for free from fruit fruity get gin give good got has have help hot how i id im in is it its ive juice just kid kids less lemon light like lime little long make me mine mint more my need no not nothing nuts of off old on one or out please recipe rum recommend short show simple some something sour spicy strong suggest sulfite sulfites surprise sweet tall tasty than that the them then there these this to today tonight too under up using very vodka want we what whats whatever which whiskey who whos why wine with without would year years you your'.split(
    ' ',
  ),
);
/** Words that no other language has: beside one of them too few are left to tell a language by. */
const sureEnglish = new Set('my the you your our we and with what how'.split(' '));
const notLatin = /(?!\p{Script=Latin})\p{L}/u;

/** What is written with a stroke, before strokes become gaps, and "non alc", whose first word is Italian too. */
const written = (question: string): string =>
  question
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/\bw\/(?=\s|\w)/gi, 'with ')
    .replace(/\b(?:non?|zero)[- ]?alc\b\.?/gi, 'alcohol free');

/** What is heard in any sentence, also in one that is half English: it may be about somebody's life or health. */
const alarms = new Set([
  'i want to die',
  'kill myself',
  'i am pregnant',
  'pregnant',
  'i am breastfeeding',
  'i am driving',
  'i am an alcoholic',
  'i dont drink alcohol',
  'i dont drink',
  'sober',
  'non alcoholic',
  'allergic to',
  'lactose intolerant',
  'coeliac',
  'underage',
  'for children',
]);
const alarmPhrases = Object.values(tables)
  .flatMap(({ phrases }) => [...phrases])
  .filter(([phrase, meaning]) => alarms.has(meaning) && phrase.length > 5)
  .sort(([one], [other]) => other.length - one.length);

/** "Glutenfrei" alone, or in an English sentence. */
const freeInEnglish = (word: string): string =>
  /(?:frei(?:e[nrs]?)?|allergie|intoleranz|unvertraglichkeit)$/.test(word)
    ? (compound(word, tables.German.phrases) ?? word)
    : word;

function withAlarms(text: string): string {
  let said = ` ${text.split(' ').map(freeInEnglish).join(' ')} `;
  for (const [phrase, meaning] of alarmPhrases) said = said.replaceAll(` ${phrase} `, ` ${meaning} `);
  return said.trim();
}

/** Letters that `plainText` keeps apart from their usual spelling, and an apostrophe as the gap that it is in French. */
const spelled = (question: string): string =>
  plainText(
    question
      .replace(/ß/g, 'ss')
      .replace(/œ/gi, 'oe')
      .replace(/æ/gi, 'ae')
      .replace(/['’‘`´]/g, ' '),
  );

/**
 * Recognizes the language of a question and says it in English words, as far as German, French, Spanish and Italian go.
 * @param isName whether a word is part of the name of a drink or an ingredient, which say nothing of the language
 */
export function inEnglish(question: string, isName: (word: string) => boolean): InEnglish {
  const plain = plainText(written(question));
  if (notLatin.test(question)) return { language: 'other', plain, unknown: [] };
  const text = spelled(written(question));
  const language = languageOf(withoutNames(text, isName), isName);
  if (language === 'English' || language === 'other')
    return { language, plain: withAlarms(plain), unknown: [] };
  return { language, ...translated(text, tables[language], isName) };
}

/** Names of several words say nothing of the language: "crème de cassis" is asked for in English. */
function withoutNames(text: string, isName: (phrase: string) => boolean): string {
  const words = text.split(' ');
  const rest: string[] = [];
  for (let from = 0; from < words.length; ) {
    const length = nameLengthAt(words, from, isName);
    if (length === 0) rest.push(words[from] as string);
    from += Math.max(1, length);
  }
  return rest.join(' ');
}

function languageOf(text: string, isName: (word: string) => boolean): Language {
  const words = text.split(' ').filter((word) => word !== ',' && !/^\d/.test(word));
  const entries = Object.entries(tables) as [ReadLanguage, Table][];
  const isForeign = (word: string) => entries.some(([, table]) => table.words.has(word));
  const own = words.filter((word) => isForeign(word) || english.has(word) || !isName(word));
  const inEnglishToo = (word: string) => english.has(word) || (word.length > 3 && plainWords.has(word));
  // One letter is a sign only beside others, and part of a name half of one: "triple sec" is no French.
  const signsOf = (words: ReadonlySet<string>): number =>
    own
      .filter((word) => words.has(word) && !inEnglishToo(word) && word.length > 1)
      .reduce((sum, word) => sum + (isName(word) ? 0.5 : 1), 0);
  const known = own.filter(inEnglishToo).length;
  const signs = entries.map(([language, { words }]) => [language, signsOf(words)] as const);
  const [best, hits] = signs.reduce((one, other) => (other[1] > one[1] ? other : one));
  const detected = detectedIn(own.join(' '));
  const detectedOurs = detected ? codes[detected] : undefined;
  // Too few words to tell a language by, and one of them is English.
  const isShort =
    own.length <= 4 && own.some((word) => sureEnglish.has(word) || (word.length > 3 && inEnglishToo(word)));
  if (hits >= 1) {
    const choice =
      signs.find(([language, count]) => count === hits && language === detectedOurs)?.[0] ?? best;
    if (detected && detected !== 'en' && !detectedOurs && !isShort && hits * 2 <= own.length) return 'other';
    if (hits > known || (hits === known && detected !== 'en') || detectedOurs === choice) return choice;
  }
  const strange = own.filter((word) => word.length > 2 && !inEnglishToo(word));
  if (
    detected === null ||
    detected === 'en' ||
    isShort ||
    strange.length < 2 ||
    strange.length * 2 <= own.length
  )
    return 'English';
  return detectedOurs ?? 'other';
}

function detectedIn(text: string): string | null {
  const found = eld.detect(text);
  return found.language && found.isReliable() ? found.language : null;
}

const ages = /\b(i|he|she|we|they|son|daughter|is) (?:have|has) (\d{1,2}) years old\b/g;
/** German writes in one word what English writes in two. */
const endings: readonly (readonly [string, string])[] = [
  ['allergie', 'allergy'],
  ['allergisch', 'allergic'],
  ['unvertraglichkeit', 'intolerance'],
  ['intoleranz', 'intolerance'],
  ['intolerant', 'intolerant'],
  ['freien', 'free'],
  ['freies', 'free'],
  ['freier', 'free'],
  ['freie', 'free'],
  ['frei', 'free'],
  ['saft', 'juice'],
  ['sirup', 'syrup'],
  ['likor', 'liqueur'],
];

function translated(text: string, { phrases }: Table, isName: (word: string) => boolean) {
  const words = text.split(' ');
  const said: string[] = [];
  const unknown: string[] = [];
  for (let from = 0; from < words.length; ) {
    const length = phraseLengthAt(words, from, phrases);
    const word = words[from] as string;
    const named = nameLengthAt(words, from, isName);
    // In Italian, "mai" alone is never; a Mai Tai is a drink.
    if (named > length) said.push(words.slice(from, from + named).join(' '));
    else if (length > 0) said.push(phrases.get(words.slice(from, from + length).join(' ')) as string);
    else {
      const parts = compound(word, phrases);
      said.push(parts ?? word);
      if (!parts && word.length > 2 && !/^\d/.test(word) && !isName(word) && !english.has(word))
        unknown.push(word);
    }
    from += Math.max(1, length, named > length ? named : 0);
  }
  const plain = headsLast(said)
    .join(' ')
    .replace(ages, '$1 is $2 years old')
    // "Tiene 15", and nothing that is counted.
    .replace(/\b(?:has|have) (1\d)(?= (?:and|,)|$)/g, 'is $1 years old')
    .replace(/\bi is\b/g, 'i am')
    .replace(/\b(i will be|is) (?:\p{L}+ ){1,3}(?=\d{1,2}\b)/gu, '$1 ')
    .replace(/\b(no|without) (?:the|a|of) /g, '$1 ')
    .replace(/\s+/g, ' ');
  return { plain, unknown };
}

const heads = new Set(['juice', 'syrup', 'liqueur', 'puree', 'ice cream', 'bitters']);
const joining = new Set('de d des du di del dell della al alla allo all a la aux au of the'.split(' '));

/** "Jus de mangue" is mango juice. */
function headsLast(said: readonly string[]): string[] {
  const english: string[] = [];
  for (let at = 0; at < said.length; at++) {
    const head = said[at] as string;
    let next = at + 1;
    while (joining.has(said[next] ?? '')) next++;
    const thing = said[next];
    if (heads.has(head) && thing !== undefined && thing !== ',' && !heads.has(thing)) {
      english.push(thing, head);
      at = next;
    } else english.push(head);
  }
  return english;
}

function nameLengthAt(words: readonly string[], from: number, isName: (phrase: string) => boolean): number {
  for (let length = Math.min(maxNameWords, words.length - from); length > 1; length--)
    if (isName(words.slice(from, from + length).join(' '))) return length;
  return 0;
}

/** A search in English, as each of the languages reads it: it is often too short to tell its language. */
export const readInEachLanguage = (q: string, isName: (word: string) => boolean): string[] =>
  Object.values(tables).map((table) => translated(spelled(written(q)), table, isName).plain);

function phraseLengthAt(
  words: readonly string[],
  from: number,
  phrases: ReadonlyMap<string, string>,
): number {
  for (let length = Math.min(maxWords, words.length - from); length > 0; length--)
    if (phrases.has(words.slice(from, from + length).join(' '))) return length;
  return 0;
}

/** A word of any of the four languages in English, for a search, which is too short to tell its language. */
export function wordInEnglish(word: string): string | undefined {
  for (const { phrases } of Object.values(tables)) {
    const found = phrases.get(word) ?? compound(word, phrases);
    if (found !== undefined) return found;
  }
  // "Erdbeer Cocktail": half of a compound stands without its ending.
  return word.length > 4 ? tables.German.phrases.get(`${word}e`) : undefined;
}

function compound(word: string, phrases: ReadonlyMap<string, string>): string | undefined {
  for (const [ending, meaning] of endings) {
    if (!word.endsWith(ending) || word.length <= ending.length + 1) continue;
    const stem = word.slice(0, -ending.length);
    const first = [stem, stem.replace(/[ens]$/, ''), `${stem}e`, stem.replace(/en$/, 'e')].find((one) =>
      phrases.has(one),
    );
    return `${first ? phrases.get(first) : stem} ${meaning}`;
  }
  return undefined;
}
