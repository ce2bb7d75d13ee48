import type { LibraryIngredient } from '@barspoon/contracts';
import { normalize, type Vocabulary } from '@barspoon/mixology';
import type { Drink } from '../drink.ts';
import type { DrinkShelf } from '../drink-shelf.ts';
import { inEnglish, readInEachLanguage, wordInEnglish } from '../languages/language.ts';
import { withoutNicknames } from '../nicknames.ts';
import { plainText } from '../plain-text.ts';
import { beginsName, isNamed, namesIn, Reader } from '../reading.ts';
import { type Request, requestOf } from '../request.ts';
import { saidPlainly } from '../said-plainly.ts';
import { isFiller } from './fillers.ts';
import { Finder } from './finder.ts';
import { finderGroups } from './grouping.ts';
import { mendedBeside } from './mended-beside.ts';
import { type Part, partsOf } from './parts.ts';

/** What a search means beyond the letters that were typed. */
export interface Meant {
  /** Ids of what is found before everything that holds the letters, in groups, the nearest first. Always as many groups. */
  first: readonly (readonly string[])[];
  /** Found behind it. */
  also: readonly string[];
  /** The search in the words it was taken for, where something was written wrong. */
  correctedTo: string | null;
  /** What is left out: names of ingredients. */
  without: readonly string[];
  /** What a drink must have, each or one of several: slugs. */
  wanted: readonly (readonly string[])[];
  /** What it was taken for, part by part; nothing for a name alone, which the results show. */
  parts: readonly UnderstoodPart[];
  /** The ingredient that is named and of which nothing else is asked, by slug. */
  ingredient: string | null;
}

/** A part of a search, and the search without it. */
export interface UnderstoodPart extends Pick<Part, 'kind' | 'text'> {
  rest: string;
}

/** As many groups as `first` has. */
export const meantGroups = finderGroups + 1;
const nothing: Meant = {
  first: Array.from({ length: meantGroups }, () => []),
  also: [],
  correctedTo: null,
  without: [],
  wanted: [],
  parts: [],
  ingredient: null,
};

const digits: Readonly<Record<string, string>> = {
  '1': 'one',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '19th': 'nineteenth',
  '20th': 'twentieth',
  '21st': 'twenty first',
  '1st': 'first',
  '2nd': 'second',
};

/**
 * Reads a search as the bartender reads a question: names in any order and spelling, ingredients that must all be in it, what must
 * not be in it, and what kind of drink it is. Implements BEYOND-115.
 */
export function meantBy(q: string, shelf: DrinkShelf, vocabulary: Vocabulary<LibraryIngredient>): Meant {
  const key = normalize(q);
  if (key.length < 2 && !q.includes('%')) return nothing;
  const isKnown = (word: string) =>
    shelf.hasWord(word) ||
    shelf.named(normalize(word)) !== undefined ||
    namesIn(vocabulary).has(word) ||
    isNamed(word, vocabulary);
  // What can be read as it stands is: names of drinks and ingredients come from every language.
  const typed = withoutMeasures(plainText(q)).replace(noShaker, 'not shaken');
  const last = typed.split(' ').at(-1) ?? '';
  const isUnfinished = typed.includes(' ') && beginsName(last, vocabulary);
  const reader = new Reader(vocabulary, shelf, isUnfinished ? last : undefined);
  const isWord = (word: string) => isKnown(word) && word.length > 2;
  /** "lemondrop": a word that nobody knows, of two that are known. */
  const apart = (word: string): string => {
    if (word.length < 6 || isKnown(word) || wordInEnglish(word) !== undefined) return word;
    if (beginsName(word, vocabulary) || shelf.near(word)) return word;
    const at = [...word].findIndex((_, end) => isWord(word.slice(0, end)) && isWord(word.slice(end)));
    return at < 0 ? word : `${word.slice(0, at)} ${word.slice(at)}`;
  };
  const finderOf = (plain: string) => {
    const request = requestOf(plain, reader, vocabulary);
    return new Finder(request, partsOf(request, shelf, vocabulary), wordsOf(plain), shelf, vocabulary);
  };
  /** In English as a sentence, or word by word: a search is often too short to tell its language. */
  const bestReadOf = (asWritten: Finder, written: string, q: string): string => {
    const doubtsOf = (finder: Finder) => finder.unread.length + 0.5 * finder.guessed.size;
    const isDoubtful = (one: string) =>
      asWritten.unread.includes(normalize(one)) || asWritten.guessed.has(one);
    const words = written
      .split(' ')
      .map((one) => (isDoubtful(one) ? wordInEnglish(one) : undefined) ?? one)
      .join(' ');
    const readings = [written, inEnglish(q, isKnown).plain, words, ...readInEachLanguage(q, isKnown)];
    const [best = written] = [...new Set(readings)]
      .map((plain) => ({
        plain,
        doubts: plain === written ? doubtsOf(asWritten) : doubtsOf(finderOf(plain)),
      }))
      .sort((one, other) => one.doubts - other.doubts)
      .map(({ plain }) => plain);
    return best;
  };
  const isDrink = (phrase: string) => shelf.allNamed(normalize(phrase)).length > 0;
  const written = withoutNicknames(saidPlainly(typed), isDrink).split(' ').map(apart).join(' ');
  const asWritten = finderOf(written);
  const isDoubtful = asWritten.unread.length + asWritten.guessed.size > 0;
  const plain = isDoubtful ? bestReadOf(asWritten, written, q) : written;
  const read = plain === written ? asWritten : finderOf(plain);
  const names = [key, normalize(spelledOut(q)), normalize(written)];
  const isWanted = (id: string) => read.request.wishes.alcohol !== 'none' || shelf.get(id)?.isDry === true;
  const exact = [...new Set(names.flatMap((name) => shelf.allNamed(name)))].filter(isWanted);
  // What is read word for word as it stands is no name that was written wrong.
  const isRead = read.parts.length > 0 && read.unread.length + read.guessed.size === 0;
  const near = exact.length === 0 && !isRead ? (shelf.near(q) ?? shelf.near(written)) : undefined;
  if (near) exact.push(near.id);
  const uses = read.isOneIngredient && exact.length === 0 ? read.withWishes() : [];
  if (uses.length > 0)
    return {
      ...nothing,
      also: uses.map(({ id }) => id),
      wanted: read.request.wishes.with,
      ingredient: read.ingredient,
    };
  const asAsked = [exact, ...read.groups()];
  const isEmpty = asAsked.every((ids) => ids.length === 0);
  // Before nothing is found: a word of a name written wrong, another kind of a spirit, words that are only talk.
  const mended = isEmpty ? mendedBeside(plain, read.left, vocabulary) : undefined;
  const asMended = mended === undefined ? undefined : finderOf(mended);
  // The mix that is called so, or what it tastes of.
  const tastes = plain.replace(/\bsweet and sour\b/, 'sweet sour');
  const asTastes = isEmpty && tastes !== plain ? finderOf(tastes) : undefined;
  // Nothing is made with the bottle called spicy vodka: then vodka, and spicy.
  const turned =
    isEmpty && read.parts.length === 1 ? finderOf(plain.split(' ').toReversed().join(' ')) : undefined;
  const others = isEmpty
    ? [asMended, read.withOtherSpirits(), asTastes, turned, read.withoutTalk(), ...read.withFewerTastes()]
    : [];
  const [found, groups] = firstThatFinds(others) ?? [read, asAsked];
  const { without, correctedTo } = said(found.request, plain, vocabulary);
  const nearName = near && !isSpelledAs(near, q) ? near.name : null;
  const mendedTo = found === asMended ? mended : undefined;
  const seen = new Set<string>();
  const first = groups.map((ids) => ids.filter((id) => !seen.has(id) && seen.add(id)));
  return {
    first,
    also: [],
    correctedTo: near ? nearName : (mendedTo ?? correctedTo),
    without,
    wanted: found.request.wishes.with,
    parts: exact.length > 0 ? [] : withRests(found.parts),
    ingredient: found.ingredient,
  };
}

/** The first of some readings that finds anything, with what it finds. */
function firstThatFinds(readings: readonly (Finder | undefined)[]): [Finder, string[][]] | undefined {
  for (const reading of readings) {
    const groups = reading?.groups() ?? [];
    if (reading && groups.some((ids) => ids.length > 0)) return [reading, groups];
  }
  return undefined;
}

/** "2oz gin 1oz lemon", "13 cocktails with vodka": how much and how many say nothing of what is looked for. */
const withoutMeasures = (plain: string): string =>
  plain
    .replace(/\b\d+(?:[.,]\d+)? ?(?:oz|ml|cl|dl|dash(?:es)?|tsp|tbsp|parts?)\b(?: of)?(?= \w)/g, '')
    .replace(
      /^(?:(?:the|top) )*\d{1,3} (?=(?:(?:best|top|great|easy|\p{L}+) )?(?:cocktails|drinks|recipes|mocktails)\b)/u,
      '',
    )
    .trim() || plain;

/** Of a search, which asks for drinks; the bartender says what stands in for the tool. */
const noShaker =
  /\b(?:no|without(?: an?)?|(?:dont|do not) (?:have|need|own|want) an?) shaker\b(?: (?:needed|required|necessary|at hand))?/;

function withRests(parts: readonly Part[]): UnderstoodPart[] {
  if (parts.length === 1 && isName(parts[0] as Part)) return [];
  return parts.map((part) => {
    const others = parts.filter((other) => other !== part).map(({ said }) => said);
    return { kind: part.kind, text: part.text, rest: others.join(' ') };
  });
}
const isName = ({ kind }: Part): boolean => kind === 'with' || kind === 'drink' || kind === 'word';

const wordsOf = (plain: string): string[] =>
  plain
    .split(' ')
    .filter((word) => word !== ',' && !isFiller(word))
    .map(normalize)
    .filter(Boolean);

/** Accents, gaps and marks aside. */
const isSpelledAs = ({ name, alternativeNames }: Drink, q: string): boolean =>
  [name, ...alternativeNames].some((one) =>
    normalize(one).replaceAll(' ', '').includes(normalize(q).replaceAll(' ', '')),
  );

const spelledOut = (q: string): string =>
  q
    .toLowerCase()
    .split(/\s+/)
    .map((word) => digits[word] ?? word)
    .join(' ');

function said(request: Request, plain: string, vocabulary: Vocabulary<LibraryIngredient>) {
  let corrected = plain;
  for (const { text, meantAs } of request.named)
    if (meantAs) corrected = corrected.replace(text, meantAs.toLowerCase());
  const names = request.named.flatMap(({ meaning, negated }) =>
    negated && meaning.kind === 'ingredient' ? [vocabulary.get(meaning.slug)?.name ?? meaning.slug] : [],
  );
  return {
    correctedTo: corrected === plain ? null : corrected,
    without: [...new Set([...names, ...request.wishes.free])],
  };
}
