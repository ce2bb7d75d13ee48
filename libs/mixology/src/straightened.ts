import { leadingAmount } from './parse-amount.ts';
import { leadingUnit, written } from './written-units.ts';

const fractions: Readonly<Record<string, string>> = {
  half: '1/2',
  third: '1/3',
  quarter: '1/4',
  fourth: '1/4',
  eighth: '1/8',
  eight: '1/8',
};
const counts: Readonly<Record<string, string>> = { one: '1', a: '1', two: '2', three: '3' };
const plain = String.raw`\d+(?:[.,]\d+)?(?:\s?[¼-¾⅓-⅞])?`;
const number = String.raw`\d+[\s-]+\d+\s?\/\s?\d+|\d+\s?\/\s?\d+|${plain}|[¼-¾⅓-⅞]`;

/** "One fourth teaspoon", "3 quarter cups", "three quarters of a shot": a fraction in words, before a unit. */
const inWords =
  /^(?<count>one|a|two|three|[1-3])[\s-]+(?<part>half|thirds?|quarters?|fourths?|eighths?|eight)(?:\s+of an?)?\s+(?<rest>.+)$/i;
/** "One and a half oz", "an ounce and a half of gin". */
const andPart =
  /^(?<count>an?|one|two|three|four|five|\d+)(?: (?<unit>\p{L}+)\.?)? (?:and|&) (?:an?|one) (?<part>half|third|quarter)(?: of)? (?<rest>\p{L}.*)$/iu;

function withPart(line: string): string {
  const { count = '', unit, part = '', rest = '' } = andPart.exec(line)?.groups ?? {};
  const measure = unit ? `${unit} ${rest}` : rest;
  if (!part || !leadingUnit(measure, true)) return line;
  return `${leadingAmount(`${count} ${measure}`)?.amount} ${fractions[part.toLowerCase()]} ${measure}`;
}

/** Said of a measure by how it is poured. */
const manners =
  'heaping|heaped|rounded|level|scant|generous|healthy|stiff|heavy|good|fat|full|big|large|small|tiny|little|quick|fresh';

/** "1/4th teaspoon", "2+1/5 cup", "1 / Orange". */
const marks: readonly (readonly [RegExp, string])[] = [
  [/^(?:an?\s+)?double of\s+/i, '2 shots '],
  [/^[x×]\s?(?=\d)/i, ''],
  [/^([\d.,/¼-¾⅓-⅞ ]+)(?:bot|btl)s?\.?\s+(?=\p{L})/iu, '$1bottle '],
  // As old books write it: "a tea-spoonful", "1 wine-glassful".
  [/\b(tea|table|bar|dessert|coffee)[\s-]?spoons?ful(?:l|s)?\b/i, '$1spoon'],
  [/\b(wine|sherry|liqueur)[\s-]glass(?:es)?(?:ful(?:l|s)?)?\b/i, '$1 glass'],
  [/\bwineglass(?:es)?ful(?:l|s)?\b/i, 'wine glass'],
  [/^between\s+(\S+)\s+and\s+(?=\S+\s)/i, '$1-'],
  [/^([¼-¾⅓-⅞]|\d+\/\d+)\s+(?:of\s+)?an?\s+(?=\p{L})/iu, '$1 '],
  // How much is left to the hand.
  [
    /^(?:some|(?:lots|plenty|a (?:bit|lot)) of|enough|a little(?! (?:under|over|less|more)\b)|etwas|ein (?:wenig|bisschen)|un peu d(?:e\s|['’]\s?)|un poco de|un po['’]? di)\s*(?=\p{L})/iu,
    '',
  ],
  [/^(\d+\/\d+)(?:th|rd|nd)s?\b/i, '$1'],
  [/^(\d+)\+(?=\d+\/\d)/, '$1 '],
  // "A dash or two of bitters", "a splash or so".
  [/^(?:an?\s+)?(dash|splash|drop|pinch|glug|squeeze|shot|spoonful)(?:es)?\s+or\s+two\b/i, '1-2 $1'],
  [/^(?:an?\s+)?(dash|splash|drop|pinch|glug|squeeze|shot|spoonful)(?:es)?\s+or\s+so\b/i, '1 $1'],
  [
    new RegExp(
      `^(?=(?:${manners}) (?:handful|bunch|pinch|splash|dash|drop|squeeze|drizzle|glug|knob|bar ?spoon|bsp|tea ?spoon|table ?spoon|tsp|tbsp|shot|ounce|oz|cup|jigger|measure|part|pony)s?\\b)`,
      'i',
    ),
    '1 ',
  ],
  // "2 oz or so of gin", "2oz-ish gin".
  [/^([\d.,/¼-¾⅓-⅞ ]+(?:\p{L}+?\.?)?)(?:\s+or\s+so|[\s-]?ish)\s+(?:of\s+)?(?=\p{L})/iu, 'about $1 '],
  [/^(?:an?|one)[\s-](half|quarter)[\s-](?=\p{L})|^(half|quarter)-(?=\p{L})/iu, '$1$2 '],
  // A Spritz is a drink, a spritz of something a dash.
  [/^(?:(?:an?|1)\s+)?spritz of\s+/i, '1 dash '],
  [/^single (?=measure|shot)/i, '1 '],
  [/^double (?=measure)/i, '2 '],
  [/^half[\s-](?:a[\s-])?dozen\s+/i, '6 '],
  [/^(?<said>(?:about|around|roughly)\s+)?(?:(?:an?|one|1)\s+)?dozen\s+/i, '$<said>12 '],
  [/^(?:an?\s+)?thumb[\s-]sized?\s+(?:piece|knob|chunk)\s+/i, '1 thumb '],
  // "2 x dashes bitters", "3x raspberries".
  [/^(\d{1,2})\s*[x×]\s+(?=\p{L})/iu, '$1 '],
  [/\b(?:of )?your (?:favou?rite|preferred) (?=\p{L})/iu, ''],
  [/^(\d+)\s+\/\s+(?=\p{L})/u, '$1 '],
  [/^1 (?=(?:freshly )?(?:squeezed )?(?:juice|zest|peel) of )/i, ''],
  [
    /^(?:add|plus|and|muddle|squeeze)\s+(?:in\s+)?(?:an?\s+)?(?=[\d.¼-¾⅓-⅞]|(?:dash|splash|drop|pinch|squeeze|shot)(?:es|s)?\b)/iu,
    '',
  ],
];
const range = new RegExp(`^(${number})\\s?([\\p{L}.]+)\\s?[-–]\\s?(${number})\\s?([\\p{L}.]+)`, 'iu');
const hyphened = new RegExp(`^((?:${number})(?:\\s?(?:-|–|to)\\s?(?:${number}))?)-(?=\\p{L})`, 'iu');
const multiple = new RegExp(`^(?<count>\\d{1,2})\\s+(?<each>${plain})[\\s-]?(?<rest>\\p{L}.*)$`, 'iu');
const measured = new RegExp(`^(?<amount>${number})\\s?(?<rest>\\p{L}.*)$`, 'iu');
/** Said of a measure, between the number and its unit. */
const manner = new RegExp(
  `^(?<amount>${number}|an?|one|two)\\s+(?<how>${manners}|medium|thin|thick|long|or more)\\s+(?<rest>\\p{L}.*)$`,
  'iu',
);
const sizes = ['ml', 'cl', 'oz', 'gram'];

/**
 * A line whose amount stands where it is looked for: fractions in words as fractions, "110ml-150ml" as one range, "1 15 oz" as a
 * product, a unit said twice as once. What is said of the measure ("heaping") becomes a note.
 */
export function straightened(text: string): { line: string; notes: string[] } {
  let line = withPart(text);
  for (const [written, instead] of marks) line = line.replace(written, instead);
  const words = inWords.exec(line)?.groups;
  const part = fractions[words?.part?.toLowerCase().replace(/s$/, '') ?? ''];
  if (words?.rest && part && leadingUnit(words.rest, true)) {
    const count = Number(counts[words.count?.toLowerCase() ?? ''] ?? words.count);
    line = `${part.replace(/^1/, String(count))} ${words.rest}`;
  }
  line = line.replace(range, (all, from: string, one: string, to: string, other: string) =>
    written(one) && written(one)?.unit === written(other)?.unit ? `${from}-${to} ${other}` : all,
  );
  if (hyphened.test(line) && leadingUnit(line.replace(hyphened, ''), true))
    line = line.replace(hyphened, '$1 ');
  const product = multiple.exec(line)?.groups;
  const unit = product?.rest ? leadingUnit(product.rest, true) : null;
  // "1 750 ml bottle" is read with its bottle.
  if (product?.each && unit && !/^(?:bottle|can|tin|carton|jar|container|package)/i.test(unit.rest))
    if (product.count === '1' || (sizes.includes(unit.unit) && Number(product.each.replace(',', '.')) >= 5))
      line = `${product.count === '1' ? '' : `${product.count} x `}${product.each} ${product.rest}`;
  const said = manner.exec(line)?.groups;
  if (!said?.rest || !(leadingUnit(said.rest, true) || /^eggs?\b/i.test(said.rest)))
    return { line: once(line), notes: [] };
  return { line: once(`${said.amount} ${said.rest}`), notes: [said.how?.toLowerCase() ?? ''] };
}

/** "1.5oz oz", "½ c cup", "1 tbsp 1 tablespoon": the unit said once. */
function once(line: string): string {
  const { amount, rest } = measured.exec(line)?.groups ?? {};
  const unit = rest ? leadingUnit(rest, true) : null;
  if (!amount || !unit || unit.of) return line;
  const again = leadingUnit(unit.rest.replace(new RegExp(`^${amount}\\s+`), ''), true);
  const isSame = again?.unit === unit.unit && again.times === unit.times && !again.note;
  // "1 part shot whiskey" pours a part, "2 oz shot glass whiskey" two ounces.
  const isPart = ['part', 'oz'].includes(unit.unit) && again?.unit === 'shot';
  const isMeasure = unit.unit !== 'part' && /^measures?\b/i.test(unit.rest);
  return again?.rest && (isSame || isPart || isMeasure)
    ? `${amount} ${rest?.slice(0, rest.length - unit.rest.length).trim()} ${again.rest}`
    : line;
}

const cut =
  /^(?:(?<count>\d{1,2}|one|two|three)\s+)?(?<size>\d+(?:[.,]\d+)?(?:\s?[¼-¾⅓-⅞])?|[¼-¾⅓-⅞]|\d+\/\d+|one|two)[\s-]*(?<unit>inch(?:es)?|["”]|cm|mm|centimet(?:er|re)s?)(?:[\s-]+(?<form>strips?|slices?|pieces?|knobs?|chunks?|sticks?|lengths?))?(?:\s+of)?\s+(?<name>\p{L}.*)$/iu;

/** "1 inch ginger", "3 2-inch strips orange peel": pieces as long as that. */
export function cutToLength(
  text: string,
): { amount: number; unit: 'piece' | 'slice'; name: string; notes: string[] } | null {
  const found = cut.exec(text)?.groups;
  if (!found?.name) return null;
  const count = counts[found.count?.toLowerCase() ?? ''] ?? found.count ?? '1';
  const form = found.form?.toLowerCase() ?? '';
  return {
    amount: Number(count),
    unit: form.startsWith('slice') ? 'slice' : 'piece',
    name: found.name,
    notes: [`${found.size} ${found.unit} ${form.startsWith('slice') ? '' : form}`.trim()],
  };
}
