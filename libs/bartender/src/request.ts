import type { Allergen, LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import { doubtedIn } from './doubted.ts';
import { withPlainNegations } from './negations.ts';
import { orderIn } from './orders.ts';
import { type Phrase, phraseAt } from './phrases.ts';
import type { Named, Reader } from './reading.ts';
import { unwantedWith } from './relatives.ts';
import { type Limit, noWishes, type Wishes } from './wishes.ts';
import { changesIn } from './words.ts';

/** A question taken apart. */
export interface Request {
  plain: string;
  /** The same with every no said in one way: what was read. */
  text: string;
  named: readonly Named[];
  wishes: Wishes;
  /** Drinks that are named, and not to be avoided. */
  drinks: string[];
  /** What must not be served from now on. */
  harm: { without: string[]; free: Allergen[] };
  /** What they do not want or must not have, in words that are not known. */
  unclear: string[];
  unclearHarm: string[];
  /** Wished for and not wanted in one sentence, or named beside words of dislike. */
  doubted: string[];
  /** Wished for, and what they must not have. */
  withheld: string[];
  /** Drinks they do not want. */
  notDrinks: string[];
  /** How many of those who drink along have no alcohol. */
  abstainers: number;
  /** How many drinks are to be suggested, where that is said. */
  count: number | null;
}

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  couple: 2,
  few: 4,
  dozen: 12,
  some: 2,
  half: 0.5,
};
export const numberPattern = `\\b(?:\\d+(?:[.,]\\d+)?|${Object.keys(numberWords).join('|')})`;
export const numberOf = (text: string): number => numberWords[text] ?? Number(text.replace(',', '.'));

const limitPatterns: readonly (readonly [Limit, RegExp])[] = [
  ['minutes', new RegExp(`(${numberPattern}) ?(?:min|mins|minute|minutes)\\b`)],
  [
    'ingredients',
    new RegExp(`(?:max |maximum |at most |only |just |no more than )?(${numberPattern}) ingredients?\\b`),
  ],
  [
    'abv',
    new RegExp(
      `(?:under|below|less than|max|maximum|at most|no more than|lower than|up to) (${numberPattern}) ?(?:%|percent|abv|per cent|proof)`,
    ),
  ],
  ['calories', new RegExp(`(${numberPattern}) ?(?:kcal|cal|cals|calories|calorie)\\b`)],
  ['sugar', new RegExp(`(${numberPattern}) ?(?:g|grams|gram) (?:of )?sugar`)],
];
const underWords = new RegExp(
  `\\b(?:under|below|less than|fewer than|lower than) ${numberPattern} ?\\S*(?: of)?(?: sugar)?$`,
);
const overWords = new RegExp(
  `\\b(?:over|above|(?<!no |not )more than|at least|min|minimum) ${numberPattern} ?\\S*(?: of)?(?: sugar)?$`,
);
const overAbv = new RegExp(
  `(?:over|above|more than|at least|stronger than) (${numberPattern}) ?(?:percent|abv|per cent)`,
);
const limitBefore =
  '(?:under|below|less than|fewer than|lower than|over|above|more than|stronger than|at least|at most|min|max|minimum|maximum|up to|only|just)';
const lowWords: readonly (readonly [Limit, number, RegExp])[] = [
  [
    'calories',
    140,
    /\b(?:low|lower|few|fewer|less) (?:in )?(?:cal|calorie|calories|kcal)\b|\bskinny\b|\bdiet\b|\bslimming\b/,
  ],
  [
    'sugar',
    5,
    /\b(?:low|lowest|least|no|little|without|zero|less|hardly any|not much) (?:added )?sugar\b(?! (?:syrup|cubes?|cane|rim|water)\b)|\bsugar free\b|\bketo\b|\bdiabet/,
  ],
  ['ingredients', 3, /\bfew ingredients\b|\bminimal ingredients\b|\bnot many ingredients\b/],
];
/** With one of these, an allergen that is named is one to leave out, however the sentence is built. */
const saysHarm =
  /\ballerg|\bintoleran|\banaphyla|\bepipen\b|\bmakes? me (?:sick|ill)\b|\b(?:sick|ill) from\b|\bcan ?not (?:have|eat|tolerate)\b|\bcant (?:have|eat|tolerate|stomach)\b/;
const people = '(?:of us|of them|people|guests|friends|person|guest|friend|of my friends|of my guests)';
const abstains =
  '(?:dont drink|doesnt drink|do not drink|does not drink|dont want alcohol|doesnt want alcohol|(?:(?:are|is|will be|would be) )?not drinking|isnt drinking|arent drinking|wont drink|drink no alcohol|drinks no alcohol|has no alcohol|dont have alcohol|is pregnant|are pregnant|is driving|has to drive|are driving|are sober|is sober|without alcohol|is off alcohol|dont touch alcohol)';
const someAbstain = new RegExp(`(${numberPattern}) (?:${people} )?(?:who |that )?${abstains}`);
const somebodyAbstains = new RegExp(
  `\\b(?:someone|somebody|a friend|one guest|wife|husband|partner|girlfriend|boyfriend|mother|mum|mom|father|dad|sister|brother) (?:who |that )?${abstains}`,
);
const countPattern =
  /(?:give|show|suggest|name|list|want|need|recommend|find)(?: me| us)? (\d|one|two|three|four|five|six) (?!ingredient|min|of\b|people|drinkers|calorie|kcal|gram)/;

/** Where figures are said, in words from the start: "under 10 percent", "low calorie". */
export function limitPhrasesIn(plain: string): Phrase[] {
  const all = [...limitPatterns.map(([, pattern]) => pattern), overAbv, ...lowWords.map(([, , one]) => one)];
  return all.flatMap((pattern) => {
    const found = new RegExp(`(?:\\b${limitBefore} )?(?:${pattern.source})(?: alcohol| abv)?`).exec(plain);
    return found ? [phraseAt(plain, found.index, found[0])] : [];
  });
}

const isFigured: ReadonlySet<string> = new Set(['ingredient', 'alcohol']);

/** What was said, as wishes. `named` is what was read in it. */
export function requestOf(
  plain: string,
  reader: Pick<Reader, 'read' | 'unknownNos'>,
  vocabulary: Vocabulary<LibraryIngredient>,
): Request {
  const { changes, rest } = changesIn(plain);
  const text = withPlainNegations(rest);
  const named = reader.read(text);
  const { unwanted, harmful } = reader.unknownNos(text);
  const wishes: Wishes = { ...noWishes(), changes };
  const request: Request = {
    plain,
    text,
    named,
    wishes,
    drinks: [],
    harm: { without: [], free: [] },
    unclear: unwanted,
    unclearHarm: harmful,
    doubted: [],
    withheld: [],
    notDrinks: [],
    abstainers: abstainersIn(plain),
    count: countIn(plain),
  };
  // "low sugar" is a figure and no wish for sugar, "low alcohol" none for alcohol.
  const phrases = limitPhrasesIn(text);
  const isFigure = ({ at }: Named) => phrases.some((one) => at >= one.at && at < one.at + one.length);
  const doubted = doubtedIn(text, named);
  for (const one of named)
    if (doubted.includes(one)) {
      if (one.meaning.kind === 'ingredient') request.doubted.push(one.meaning.slug);
    } else if (one.negated || !isFigured.has(one.meaning.kind) || !isFigure(one))
      take(one, request, vocabulary);
  settle(request);
  for (const [limit, pattern] of limitPatterns) {
    const found = pattern.exec(plain);
    if (!found?.[1]) continue;
    // 80 proof is 40 percent.
    const value = numberOf(found[1]) / (/proof$/.test(found[0]) ? 2 : 1);
    const before = plain.slice(0, found.index + found[0].length);
    if (overWords.test(before) || (limit === 'abv' && overWords.test(found[0]))) wishes.min[limit] = value;
    else if (underWords.test(before)) wishes.below[limit] = value;
    else wishes.max[limit] = value;
  }
  const over = overAbv.exec(plain)?.[1];
  if (over) wishes.min.abv = numberOf(over);
  wishes.order = orderIn(plain);
  for (const [limit, value, pattern] of lowWords) if (pattern.test(plain)) wishes.max[limit] ??= value;
  if (/\b(?:couple|few|some) ingredients/.test(plain)) wishes.max.ingredients = 4;
  return request;
}

function addOnce<Value>(values: Value[], value: Value): void {
  if (!values.includes(value)) values.push(value);
}

function take(one: Named, request: Request, vocabulary: Vocabulary<LibraryIngredient>): void {
  const { wishes, harm } = request;
  const { meaning, negated } = one;
  switch (meaning.kind) {
    case 'ingredient':
      takeIngredient(one, meaning.slug, request, vocabulary);
      return;
    case 'allergen':
      if (negated || saysHarm.test(request.plain)) wishes.free.push(meaning.allergen);
      if (one.harmful || saysHarm.test(request.plain)) harm.free.push(meaning.allergen);
      return;
    case 'harm':
      wishes.free.push(meaning.allergen);
      harm.free.push(meaning.allergen);
      return;
    case 'taste':
      addOnce(negated ? wishes.notTastes : wishes.tastes, meaning.taste);
      return;
    case 'glass':
      if (!negated) wishes.glass = meaning.glass;
      return;
    case 'method':
      if (negated) wishes.notMethods.push(meaning.method);
      else wishes.method = meaning.method;
      return;
    case 'alcohol':
      wishes.alcohol = negated ? 'none' : (wishes.alcohol ?? 'some');
      return;
    case 'dry':
      if (negated) wishes.alcohol = 'some';
      else if (request.abstainers === 0) wishes.alcohol = 'none';
      return;
    case 'vegan':
      if (!negated) wishes.vegan = true;
      return;
    case 'tag':
      if (!negated) addOnce(wishes.tags, meaning.tag);
      return;
    case 'drink':
      (negated ? request.notDrinks : request.drinks).push(meaning.id);
  }
}

/** What is both wished for and not wanted is poured to nobody. */
function settle(request: Request): void {
  const { wishes } = request;
  const isBoth = (slug: string) => wishes.without.includes(slug);
  request.doubted = [...new Set([...request.doubted, ...wishes.with.flat().filter(isBoth)])];
  wishes.with = wishes.with.map((any) => any.filter((slug) => !isBoth(slug))).filter((any) => any.length > 0);
}

/** "No lime" is no lime wedge either. */
export function leftOutWith(slug: string, vocabulary: Vocabulary<LibraryIngredient>): string[] {
  const source = vocabulary.get(slug)?.madeFrom ?? slug;
  return [...new Set([slug, source])].flatMap((one) => [one, ...unwantedWith(one, vocabulary)]);
}

function takeIngredient(
  one: Named,
  slug: string,
  { wishes, harm, named }: Request,
  vocabulary: Vocabulary<LibraryIngredient>,
): void {
  if (one.negated) {
    const all = /\bjuice\b/.test(one.text)
      ? [slug, ...unwantedWith(slug, vocabulary)]
      : leftOutWith(slug, vocabulary);
    wishes.without.push(...all);
    if (!one.harmful) return;
    harm.without.push(...all);
    harm.free.push(...(vocabulary.get(slug)?.allergens ?? []));
    wishes.free.push(...(vocabulary.get(slug)?.allergens ?? []));
    return;
  }
  // "chocolate" is a taste before it is a thing.
  if (named.some(({ at, meaning }) => at === one.at && meaning.kind === 'taste')) return;
  if (wishes.with.some((any) => any.includes(slug))) return;
  const last = wishes.with.at(-1);
  if (one.orBefore && last) last.push(slug);
  else wishes.with.push([slug]);
}

function abstainersIn(plain: string): number {
  const counted = someAbstain.exec(plain)?.[1];
  if (counted) return Math.max(1, Math.round(numberOf(counted)));
  return somebodyAbstains.test(plain) ? 1 : 0;
}

function countIn(plain: string): number | null {
  const found = countPattern.exec(plain)?.[1];
  return found ? Math.min(6, Math.max(1, numberOf(found))) : null;
}
