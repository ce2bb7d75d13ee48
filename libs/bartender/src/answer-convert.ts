import { numberOf, numberPattern } from './figures.ts';
import { type Responder, say } from './turn.ts';

/** Milliliters of what is asked for: exact for an ounce, as the trade pours for what it measures with. */
const sizes: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:ml|mls|milliliters?|millilitres?)$/, 'ml', 1],
  [/^(?:cl|cls|centiliters?|centilitres?)$/, 'cl', 10],
  [/^(?:dl|deciliters?|decilitres?)$/, 'dl', 100],
  [/^(?:l|liters?|litres?)$/, 'liters', 1000],
  [/^(?:oz|ounces?|fl oz|fluid ounces?)$/, 'oz', 29.5735],
  [/^(?:tsp|tsps|teaspoons?)$/, 'teaspoons', 4.92892],
  [/^(?:tbsp|tbsps|tablespoons?)$/, 'tablespoons', 14.7868],
  [/^(?:cups?)$/, 'cups', 236.588],
  [/^(?:pints?)$/, 'US pints', 473.176],
  [/^(?:quarts?)$/, 'US quarts', 946.353],
  [/^(?:gallons?)$/, 'US gallons', 3785.41],
  [/^(?:shots?)$/, 'shots', 44.36],
  [/^(?:jiggers?)$/, 'jiggers', 44.36],
  [/^(?:pony|ponies|pony shots?)$/, 'ponies', 29.5735],
  [/^(?:bar ?spoons?|barspoons?)$/, 'bar spoons', 5],
  [/^(?:dash|dashes)$/, 'dashes', 0.8],
  [/^(?:drops?)$/, 'drops', 0.05],
  [/^(?:bottles?)$/, 'bottles', 750],
  [/^(?:parts?)$/, 'parts', 30],
  [/^(?:splash|splashes)$/, 'splashes', 7.5],
];
const unit =
  '(ml|mls|milliliters?|millilitres?|cl|cls|centiliters?|centilitres?|dl|deciliters?|decilitres?|l|liters?|litres?|fl oz|fluid ounces?|oz|ounces?|tsps?|teaspoons?|tbsps?|tablespoons?|cups?|pints?|quarts?|gallons?|pony shots?|shots?|jiggers?|pony|ponies|bar ?spoons?|dash|dashes|drops?|bottles?|parts?|splash|splashes)';
const fraction = '(?:(\\d+) )?(\\d) (\\d)(?= )';
const amount = `(\\d+(?:[.,]\\d+)?|${numberPattern.slice(2)})`;

const asked: readonly { pattern: RegExp; of: (found: RegExpExecArray) => [string, string, string] }[] = [
  {
    pattern: new RegExp(
      `\\bhow (?:many|much) ${unit} (?:is|are|am|in|are in|is in|make|makes|do|for)(?: there in)? (?:an? )?${amount}? ?${unit}\\b`,
    ),
    of: ([, to = '', count = '1', from = '']) => [count, from, to],
  },
  {
    pattern: new RegExp(
      `\\b${amount} ?${unit} (?:in|to|into|as|is how many|equals how many|equals) ${unit}\\b`,
    ),
    of: ([, count = '', from = '', to = '']) => [count, from, to],
  },
  {
    pattern: new RegExp(
      `\\b(?:convert|whats|what is|what are|how much is|how much are|how big is|how large is) (?:an? |the )?${amount}? ?${unit}(?: (?:in|to|into|of) ${unit})?$`,
    ),
    of: ([, count = '1', from = '', to = '']) => [count, from, to],
  },
  {
    pattern: new RegExp(`^${amount} ?${unit} (?:is|are|equals|means) (?:how much|what)$`),
    of: ([, count = '', from = '']) => [count, from, ''],
  },
  {
    pattern: new RegExp(`^(?:convert |an? )?${unit} (?:to|in|into) ${unit}$`),
    of: ([, from = '', to = '']) => ['1', from, to],
  },
];

const sizeOf = (word: string) => sizes.find(([pattern]) => pattern.test(word));
const singularOf = (name: string): string =>
  name === 'dashes' ? 'dash' : name === 'ponies' ? 'pony' : name === 'oz' ? name : name.replace(/s$/, '');
const rounded = (value: number): string =>
  `${value >= 100 ? Math.round(value) : value >= 10 ? Math.round(value * 10) / 10 : Math.round(value * 100) / 100}`;

/** Bars measure in rounder numbers than the law. */
function inBars(many: number, one: string, other: string): string {
  if (one === 'parts' || other === 'parts')
    return ' That is with 30 ml to the part: a part is whatever you choose, as long as you keep to it.';
  if (one === 'oz' && other === 'ml')
    return ` Most bars round an ounce to 30 ml, which makes it ${rounded(many * 30)} ml.`;
  if (one === 'ml' && other === 'oz')
    return ` Most bars call 30 ml an ounce, which makes it ${rounded(many / 30)} oz.`;
  return '';
}

const poursAsked =
  /\bhow many (?:drinks|pours|measures|cocktails|servings)\b.*\b(?:in|from|of|out of|with|does|make)\b.*?(?:\b(\d+(?:[.,]\d+)?) ?(ml|cl|l|liters?|litres?|oz) )?\bbottle\b/;
const pourMl = 45;

/** "How many drinks are in a bottle?" */
function poursIn(plain: string) {
  const found = poursAsked.exec(plain);
  if (!found) return null;
  const [, count = '750', unit = 'ml'] = found;
  const ml = numberOf(count) * (sizeOf(unit)?.[2] ?? 1);
  return say('technique', [
    `A bottle of ${rounded(ml)} ml holds about ${Math.floor(ml / pourMl)} pours of ${pourMl} ml, which is what most drinks take of their spirit.`,
  ]);
}

/** "How many ml is 1.5 oz": measures of the bar in one another. */
export const answerConvert: Responder = ({ request }) => {
  const pours = poursIn(request.plain);
  if (pours) return pours;
  const plain = request.plain
    .replace(/\b(?:one|1) and a half(?= )/g, '1.5')
    .replace(/\b(?:a )?half(?: of)?(?: an?)?(?= )/g, '0.5')
    .replace(/\bthree quarters(?: of)?(?: an?)?(?= )/g, '0.75')
    .replace(/\b(?:a |one )?quarter(?: of)?(?: an?)?(?= )/g, '0.25')
    .replace(
      new RegExp(fraction, 'g'),
      (_, whole = '0', top, bottom) => `${Number(whole) + Number(top) / Number(bottom)}`,
    )
    .replace(/[ ,]+$/, '');
  for (const { pattern, of } of asked) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const [count, from, to] = of(found);
    const one = sizeOf(from);
    if (!one || request.drinks.length > 0) return null;
    const isMetric = ['ml', 'cl', 'dl', 'liters'].includes(one[1]);
    const other = (to && sizeOf(to)) || sizeOf(isMetric ? 'oz' : 'ml');
    if (!other) return null;
    const many = count === 'a' || count === 'an' ? 1 : numberOf(count);
    const value = (many * one[2]) / other[2];
    const shown = count === 'a' || count === 'an' ? '1' : count;
    return say(
      'technique',
      [
        `${shown} ${many === 1 ? singularOf(one[1]) : one[1]} is ${rounded(value)} ${other[1]}.${inBars(many, one[1], other[1])}`,
      ],
      { suggestions: ['How much is a dash?', 'What can I make tonight?'] },
    );
  }
  return null;
};
