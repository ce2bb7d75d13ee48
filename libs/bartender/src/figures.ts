import { numberWords } from '@barspoon/mixology';
import { type Phrase, phraseAt } from './phrases.ts';
import type { Limit, Wishes } from './wishes.ts';

/** Amounts as a question says them. */
const amountWords: Readonly<Record<string, number>> = {
  ...numberWords,
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
export const numberPattern = `\\b(?:\\d+(?:[.,]\\d+)?|${Object.keys(amountWords).join('|')})`;
export const numberOf = (text: string): number => amountWords[text] ?? Number(text.replace(',', '.'));

const limitPatterns: readonly (readonly [Limit, RegExp])[] = [
  ['minutes', new RegExp(`(${numberPattern}) ?(?:min|mins|minute|minutes)\\b`)],
  [
    'ingredients',
    new RegExp(
      `(?:max |maximum |at most |only |just |no more than )?(${numberPattern}) ingredients?\\b(?: (?:max|maximum|tops|at most|or (?:less|fewer)))?`,
    ),
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
  `(?:over|above|(?<!\\b(?:no|not) )more than|at least|stronger than) (${numberPattern}) ?(?:percent|abv|per cent)`,
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
    /\b(?:low|lowest|least|no|little|without|zero|less|hardly any|not much) (?:in )?(?:added )?sugar\b(?! (?:syrup|cubes?|cane|rim|water)\b)|\bsugar free\b|\bketo\b|\bdiabet/,
  ],
  ['ingredients', 3, /\bfew ingredients\b|\bminimal ingredients\b|\bnot many ingredients\b/],
];
/** Where figures are said, in words from the start: "under 10 percent", "low calorie". */
export function limitPhrasesIn(plain: string): Phrase[] {
  const all = [...limitPatterns.map(([, pattern]) => pattern), overAbv, ...lowWords.map(([, , one]) => one)];
  return all.flatMap((pattern) => {
    const phrase = new RegExp(`(?:\\b${limitBefore} )?(?:${pattern.source})(?: alcohol| abv)?`, 'g');
    return [...plain.matchAll(phrase)].map((found) => phraseAt(plain, found.index, found[0]));
  });
}

/** "Between 10 and 15 percent", "3 to 5 minutes". */
const fromTo =
  /\b(?:between |from )?(\d+(?:[.,]\d+)?) ?(?:and|to|through|until|up to)? (\d+(?:[.,]\d+)?) ?(percent|abv|minutes?|mins?|calories|kcal|ingredients)\b/;

/** "Exactly 3 ingredients", "around 10 percent": between a little less and a little more. */
const about =
  /\b(exactly|precisely|around|about|roughly|approximately) (\d+(?:[.,]\d+)?) ?(percent|abv|minutes?|mins?|calories|kcal|ingredients)\b/;
const wide: Readonly<Record<string, number>> = { percent: 2, abv: 2, calories: 20, kcal: 20 };
const narrow: Readonly<Record<string, number>> = { percent: 0.5, abv: 0.5, calories: 5, kcal: 5 };

function around(_: string, how: string, count: string, unit: string): string {
  const by = (how === 'exactly' || how === 'precisely' ? narrow : wide)[unit] ?? 0;
  return `at least ${numberOf(count) - by} ${unit} , at most ${numberOf(count) + by} ${unit}`;
}

const matchesIn = (plain: string): [Limit, RegExpExecArray][] =>
  limitPatterns.flatMap(([limit, pattern]) =>
    [...plain.matchAll(new RegExp(pattern, 'g'))].map((found): [Limit, RegExpExecArray] => [limit, found]),
  );

/** The bounds that are said: "under 10 percent", "at most two ingredients", "low calorie". */
export function figuresIn(plain: string): Pick<Wishes, 'max' | 'below' | 'min'> {
  const bounds: Pick<Wishes, 'max' | 'below' | 'min'> = { max: {}, below: {}, min: {} };
  const figures = plain.replace(fromTo, 'at least $1 $3 , at most $2 $3').replace(about, around);
  for (const [limit, found] of matchesIn(figures)) {
    if (!found[1]) continue;
    // 80 proof is 40 percent.
    const value = numberOf(found[1]) / (/proof$/.test(found[0]) ? 2 : 1);
    const before = figures.slice(0, found.index + found[0].length);
    if (overWords.test(before) || (limit === 'abv' && overWords.test(found[0]))) bounds.min[limit] = value;
    else if (underWords.test(before)) bounds.below[limit] = value;
    else bounds.max[limit] = value;
  }
  const over = overAbv.exec(figures)?.[1];
  if (over) bounds.min.abv = numberOf(over);
  for (const [limit, value, pattern] of lowWords) if (pattern.test(plain)) bounds.max[limit] ??= value;
  if (/\b(?:couple|few|some) ingredients/.test(plain)) bounds.max.ingredients = 4;
  return bounds;
}
