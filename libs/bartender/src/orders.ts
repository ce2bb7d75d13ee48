import type { Drink } from './drink.ts';
import { type Phrase, phraseAt } from './phrases.ts';
import { scales } from './tastes.ts';

/** What drinks are sorted by, and which way. `text` says it: "the strongest". */
export interface Order {
  by: 1 | -1;
  of:
    | 'strong'
    | 'slow'
    | 'sweet'
    | 'sour'
    | 'bitter'
    | 'fruity'
    | 'creamy'
    | 'smoky'
    | 'long'
    | 'ingredients'
    | 'calories'
    | 'sugar'
    | 'rating'
    | 'year';
  text: string;
}

const patterns: readonly (readonly [RegExp, Order])[] = [
  [
    /\b(?:strongest|booziest|stiffest|most (?:alcoholic|potent|boozy)|highest (?:abv|alcohol|proof|in alcohol)|most alcohol)\b/,
    { by: 1, of: 'strong', text: 'the strongest' },
  ],
  [
    /\b(?:weakest|lightest|mildest|lowest (?:abv|alcohol|proof|in alcohol)|least (?:alcoholic|boozy|strong|alcohol))\b/,
    { by: -1, of: 'strong', text: 'the lightest' },
  ],
  [
    /\b(?:quickest|fastest|speediest|least (?:time|time consuming))\b/,
    { by: -1, of: 'slow', text: 'the quickest' },
  ],
  [
    /\b(?:simplest|easiest|fewest ingredients|least ingredients|least complicated|most basic)\b/,
    { by: -1, of: 'ingredients', text: 'the simplest' },
  ],
  [
    /\b(?:most (?:complex|complicated|elaborate|ingredients|difficult)|fanciest|hardest)\b/,
    { by: 1, of: 'ingredients', text: 'the most elaborate' },
  ],
  [/\b(?:sweetest|most sugary)\b/, { by: 1, of: 'sweet', text: 'the sweetest' }],
  [/\b(?:driest|least sweet|least sugary)\b/, { by: -1, of: 'sweet', text: 'the driest' }],
  [/\b(?:least sugar|lowest (?:in )?sugar)\b/, { by: -1, of: 'sugar', text: 'with the least sugar' }],
  [/\b(?:most sour|sourest|tartest)\b/, { by: 1, of: 'sour', text: 'the most sour' }],
  [/\b(?:most bitter|bitterest)\b/, { by: 1, of: 'bitter', text: 'the most bitter' }],
  [/\b(?:fruitiest|most fruity)\b/, { by: 1, of: 'fruity', text: 'the fruitiest' }],
  [/\b(?:creamiest|most creamy)\b/, { by: 1, of: 'creamy', text: 'the creamiest' }],
  [/\b(?:smokiest|most smoky)\b/, { by: 1, of: 'smoky', text: 'the smokiest' }],
  [/\b(?:longest|tallest|biggest|largest)\b(?! (?:ice|lasting))/, { by: 1, of: 'long', text: 'the longest' }],
  [/\b(?:shortest|smallest)\b/, { by: -1, of: 'long', text: 'the shortest' }],
  [
    /\b(?:fewest calories|least calories|lowest (?:in )?calories?|lowest calorie|least fattening)\b/,
    { by: -1, of: 'calories', text: 'with the fewest calories' },
  ],
  [
    /\b(?:best rated|top rated|highest rated|most popular|best loved|most loved)\b/,
    { by: 1, of: 'rating', text: 'the best rated' },
  ],
  [/\b(?:oldest|earliest)\b(?! (?:rum|whisk\w*|bottle|friend))/, { by: -1, of: 'year', text: 'the oldest' }],
  [/\b(?:newest|latest|most (?:recent|modern))\b/, { by: 1, of: 'year', text: 'the newest' }],
];

/** The degree that is asked for, if one is. */
export const orderIn = (plain: string): Order | null =>
  patterns.find(([pattern]) => pattern.test(plain))?.[1] ?? null;

/** Where the degree is said, in words from the start. */
export function orderPhraseIn(plain: string): Phrase[] {
  for (const [pattern] of patterns) {
    const found = pattern.exec(plain);
    if (found) return [phraseAt(plain, found.index, found[0])];
  }
  return [];
}

/** What a drink has of it; null when it is not known, which is no place in an order. */
export function orderValue({ of, by }: Order, drink: Drink): number | null {
  switch (of) {
    case 'strong':
      // Without alcohol is no low strength, unless somebody asks for that.
      return by < 0 && drink.isDry ? null : drink.facts.abv;
    case 'calories':
      return drink.facts.calories;
    case 'sugar':
      return drink.facts.sugarGrams;
    case 'ingredients':
      return drink.spec.filter(({ optional }) => !optional).length;
    case 'slow':
      return drink.prepTimeMinutes ?? null;
    case 'rating':
      return drink.ratingAverage;
    case 'year':
      return drink.origin?.year ?? null;
    case 'long':
      return drink.facts.volumeMl;
    default:
      return scales[of](drink);
  }
}
