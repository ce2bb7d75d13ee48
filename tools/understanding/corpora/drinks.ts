import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { amountIn, isMeasure, type Label } from './labels.ts';

/** A line of a corpus as a reader gets it, with what the corpus itself says of it; undefined where it says nothing that can be judged. */
export interface LabeledLine {
  text: string;
  label: Label | undefined;
}

type Pair = Record<string, string | null | undefined>;
const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** Open Drinks keeps quantity, measure and ingredient apart. */
export function openDrinks(folder: string): LabeledLine[] {
  const path = join(folder, 'src/recipes');
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const { ingredients } = JSON.parse(readFileSync(join(path, name), 'utf8')) as { ingredients: Pair[] };
      return ingredients.map(({ quantity, measure, ingredient }) => ({
        text: [clean(quantity), clean(measure), clean(ingredient)].filter(Boolean).join(' '),
        label: labelOf(clean(quantity), clean(measure), clean(ingredient)),
      }));
    });
}

/** A length is no number of pieces, and a number beside no measure counts something else. */
const unsaid = /\d|\b(?:inch|cm|mm)\b/i;
const words: Readonly<Record<string, number>> = {
  half: 1 / 2,
  one: 1,
  'one fourth': 1 / 4,
  'one eight': 1 / 8,
  'three fourth': 3 / 4,
  '1 quarter': 1 / 4,
  '3 quarters': 3 / 4,
};

function labelOf(quantity: string, measure: string, ingredient: string): Label | undefined {
  const isSaidLater =
    unsaid.test(measure.replace(/\(.*\)/, '')) || (quantity === '' && /\d|^half\b/i.test(ingredient));
  if (isSaidLater) return undefined;
  const plain = quantity.toLowerCase().replace(/(?<=\d)(?:th)?( heaping)?$/, '');
  const amount = amountIn(plain) ?? (words[plain] === undefined ? undefined : { amount: words[plain] });
  if (amount) return { ...amount, unit: measure };
  const glued = /^(?<amount>[\d./½¼¾-]+)\s*(?<word>\p{L}+)$/u.exec(quantity)?.groups;
  const first = amountIn(glued?.amount ?? '');
  if (first) return { ...first, unit: glued?.word ?? '' };
  return unsaid.test(quantity) || /^(?:a )?few\b/i.test(quantity)
    ? undefined
    : { amount: null, unit: measure };
}

/** TheCocktailDB keeps measure and ingredient apart, and the measure in one text. */
export function cocktailDb(folder: string): LabeledLine[] {
  const path = join(folder, 'thecocktaildb/src/generated/without-images/drinks.ts');
  const text = readFileSync(path, 'utf8');
  const drinks = JSON.parse(text.slice(text.indexOf('= [') + 2).replace(/;?\s*$/, '')) as Pair[];
  return drinks.flatMap((drink) =>
    Array.from({ length: 15 }, (_, at) => at + 1).flatMap((at) => {
      const [ingredient, measure] = [clean(drink[`strIngredient${at}`]), clean(drink[`strMeasure${at}`])];
      return ingredient === ''
        ? []
        : [{ text: clean(`${measure} ${ingredient}`), label: labelOfMeasure(measure) }];
    }),
  );
}

const number = String.raw`(?:\d+(?:\s\d+/\d+|/\d+)?|\.\d+|[½¼¾])(?:[.,]\d+)?`;
const leading = new RegExp(
  String.raw`^(?:about |add |juice of |twist of |around rim put )?(?<amount>${number}(?:\s?(?:-|to|or)\s?${number})?)\s*(?<words>.*)$`,
  'i',
);

function labelOfMeasure(measure: string): Label | undefined {
  const found = leading.exec(measure)?.groups;
  if (!found)
    return /\d/.test(measure) ? undefined : { amount: null, unit: isMeasure(measure) ? measure : '' };
  const amount = amountIn(found.amount ?? '');
  if (/^(?:[\d-]*)inch/.test(found.words ?? '')) return undefined;
  const [first = '', second = ''] = (found.words ?? '').split(/[\s/]+/);
  // "3 2-inch strips", "70ml/2fl oz": the first number counts.
  return amount && { ...amount, unit: isMeasure(`${first} ${second}`) ? `${first} ${second}` : first };
}
