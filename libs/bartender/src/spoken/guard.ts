import type { LibraryIngredient } from '@barspoon/contracts';
import { normalize, type Vocabulary } from '@barspoon/mixology';
import type { Drink } from '../drink.ts';
import type { DrinkShelf } from '../drink-shelf.ts';
import { isAllowed, servesNoAlcohol } from '../finding.ts';
import { namesIn } from '../reading.ts';
import { type Memory, noWishes, type Wishes } from '../wishes.ts';
import { plainWords } from './plain-words.ts';

/** What a sentence is held against. */
export interface GuardWorld {
  shelf: DrinkShelf;
  vocabulary: Vocabulary<LibraryIngredient>;
  memory: Memory;
  /** Numbers given to the model; it may not use others. */
  numbers: ReadonlySet<string>;
}

export type Checked = { shown: true; drinks: Drink[] } | { shown: false; because: string };

interface Word {
  text: string;
  key: string;
  isCapital: boolean;
}

const maxWords = 7;
const maxLength = 400;
/** Letters, figures and the marks of ordinary prose. Nothing that could be an address, markup or code. */
const prose = /^[\p{Script=Latin}\p{M}\d\s.,;:!?'’‘"“”()%–—&-]+$/u;
const wordPattern = /[\p{L}\p{M}]+(?:['’][\p{L}]+)*|\d+(?:[.,]\d+)?/gu;
const endings = ['s', 'es', 'd', 'ed', 'ing', 'ly', 'er', 'est', 'ness', 'y'];

/**
 * Decides about one sentence of a model. Every drink and every ingredient in it must be one of the catalogue and one
 * the member may have; every other word must be an ordinary one; every number must have been told to the model.
 * Implements BEYOND-45.
 */
export function checkSentence(sentence: string, world: GuardWorld): Checked {
  if (sentence.length > maxLength || !prose.test(sentence)) return refused('it is not plain prose');
  const words = wordsOf(sentence);
  const drinks: Drink[] = [];
  for (let at = 0; at < words.length; ) {
    const found = nameAt(words, at, world);
    if (found) {
      const forbidden = found.drink
        ? !mayServe(found.drink, world.memory)
        : !mayName(found.ingredient, world.memory, world.vocabulary);
      if (forbidden) return refused(`${found.text} must not be served`);
      if (found.drink && !drinks.includes(found.drink)) drinks.push(found.drink);
      at += found.length;
      continue;
    }
    const word = words[at] as Word;
    if (/^\d/.test(word.text)) {
      if (!world.numbers.has(word.text.replace(',', '.')))
        return refused(`${word.text} is not a known figure`);
    } else if (!isOrdinary(word)) return refused(`${word.text} is not in the catalogue`);
    else if (
      word.isCapital &&
      !beginsClause(sentence, words, at) &&
      word.text !== 'I' &&
      !/^I['’]/.test(word.text)
    )
      return refused(`${word.text} is not in the catalogue`);
    at += 1;
  }
  return { shown: true, drinks };
}

/** Every number in the input of a model, in all forms in which it may repeat it. */
export const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)?/g) ?? [];

const refused = (because: string): Checked => ({ shown: false, because });

const wordsOf = (sentence: string): Word[] =>
  [...sentence.matchAll(wordPattern)].map(([text]) => ({
    text,
    key: normalize(text),
    isCapital: /^\p{Lu}/u.test(text),
  }));

interface NameFound {
  text: string;
  length: number;
  drink?: Drink;
  ingredient?: LibraryIngredient;
}

/** The longest name that begins here. A drink is named with a capital, or by a word that is nothing else. */
function nameAt(words: readonly Word[], from: number, { shelf, vocabulary }: GuardWorld): NameFound | null {
  const names = namesIn(vocabulary);
  for (let length = Math.min(maxWords, words.length - from); length > 0; length--) {
    const part = words.slice(from, from + length);
    const text = part.map((word) => word.text).join(' ');
    const key = normalize(text);
    const isName = part[0]?.isCapital || !part.every(isOrdinary);
    const drink = isName ? shelf.named(key) : undefined;
    if (drink) return { text, length, drink };
    const ingredient = names.get(key);
    if (ingredient) return { text, length, ingredient };
  }
  return null;
}

function isOrdinary({ text, key }: Word): boolean {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '');
  if (plainWords.has(plain) || plainWords.has(key)) return true;
  return endings.some((ending) => plain.endsWith(ending) && plainWords.has(plain.slice(0, -ending.length)));
}

/** A capital says nothing at the beginning of a sentence or of what is said after a colon. */
function beginsClause(sentence: string, words: readonly Word[], at: number): boolean {
  if (at === 0) return true;
  const before = words.slice(0, at).reduce((from, { text }) => sentence.indexOf(text, from) + text.length, 0);
  const next = sentence.indexOf(words[at]?.text ?? '', before);
  return /[:.!?]/.test(sentence.slice(before, next));
}

/** What must not be is also what was asked to be left out before. */
const bounds = ({ wishes }: Memory): Wishes => ({
  ...noWishes(),
  free: wishes.free,
  without: wishes.without,
  vegan: wishes.vegan,
  alcohol: wishes.alcohol === 'none' ? 'none' : null,
});

export const mayServe = (drink: Drink, memory: Memory): boolean =>
  isAllowed(drink, bounds(memory), memory.never);

/** Whether an ingredient may be named to somebody: it brings nothing they must not have. */
export function mayName(
  node: LibraryIngredient | undefined,
  { never, wishes }: Memory,
  vocabulary: Vocabulary<LibraryIngredient>,
): boolean {
  if (!node) return false;
  const isDry = servesNoAlcohol(never) || wishes.alcohol === 'none';
  if (isDry && node.abv > 0) return false;
  if ((never.vegan || wishes.vegan) && !node.vegan) return false;
  if (node.allergens.some((one) => never.free.includes(one) || wishes.free.includes(one))) return false;
  const kinds = [node.slug, ...vocabulary.ancestors(node.slug).map(({ slug }) => slug), node.madeFrom];
  return ![...never.without, ...never.unwanted, ...wishes.without].some((slug) => kinds.includes(slug));
}
