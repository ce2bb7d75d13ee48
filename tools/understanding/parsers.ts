import { parseIngredientLine } from '@barspoon/mixology';
import { parseIngredient as parseSharp } from '@jlucaspains/sharp-recipe-parser';
import { parseIngredient } from 'parse-ingredient';
import { parse as parseV3 } from 'recipe-ingredient-parser-v3';

/** What a parser makes of a line, in its own words for units. */
export interface ReadLine {
  amount: number | null;
  unit: string;
  name: string;
}

/** A parser that throws on a line has read nothing of it. */
function orNothing<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Ours and three that are published and maintained by others, each called as its page says. */
export const parsers: Readonly<Record<string, (line: string) => ReadLine | null>> = {
  ours: (line) => {
    const read = parseIngredientLine(line);
    return read && { amount: read.amount, unit: read.unit, name: read.name };
  },
  '@jlucaspains/sharp-recipe-parser': (line) => {
    const read = orNothing(() => parseSharp(line, 'en'));
    return read && { amount: read.minQuantity || null, unit: read.unit, name: read.ingredient };
  },
  'parse-ingredient': (line) => {
    const [read] = parseIngredient(line);
    return read
      ? {
          amount: read.quantity,
          unit: read.unitOfMeasureID ?? read.unitOfMeasure ?? '',
          name: read.description,
        }
      : null;
  },
  'recipe-ingredient-parser-v3': (line) => {
    const read = parseV3(line, 'eng');
    return read && { amount: read.minQty || null, unit: read.unit ?? '', name: read.ingredient };
  },
};

/** What units are called elsewhere, and how much of ours each is. */
const units: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  ounce: ['oz', 1],
  'fluid ounce': ['oz', 1],
  fluidounce: ['oz', 1],
  'fl oz': ['oz', 1],
  'fl-oz': ['oz', 1],
  milliliter: ['ml', 1],
  centiliter: ['cl', 1],
  liter: ['ml', 1000],
  l: ['ml', 1000],
  deciliter: ['ml', 100],
  jigger: ['ml', 45],
  pony: ['ml', 30],
  pint: ['ml', 473],
  quart: ['ml', 946],
  gallon: ['ml', 3785],
  tsp: ['teaspoon', 1],
  tbsp: ['tablespoon', 1],
  gram: ['gram', 1],
  pound: ['gram', 454],
  lb: ['gram', 454],
  barspoon: ['bar spoon', 1],
  measure: ['part', 1],
  leave: ['leaf', 1],
  leaves: ['leaf', 1],
};
/** A word beside no measure: other parsers say nothing there. */
const unmeasured = new Set(['to taste', 'top', 'piece', '']);

/** Whether amount, unit and name are right; a unit of another name with the same volume is, and what stands beside it is not asked. */
export function isRight(read: ReadLine | null, expected: string): boolean {
  if (!read) return false;
  const [amount = '', unit = '', name = ''] = expected.split('|');
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}&]+/gu, ' ')
      .trim();
  if (plain(read.name) !== plain(name)) return false;
  const singular = read.unit.toLowerCase().replace(/s$/, '');
  const [called, times] = units[singular] ?? [singular, 1];
  const isSameUnit = called === unit || (unmeasured.has(called) && unmeasured.has(unit));
  if (amount === 'null') return read.amount === null && isSameUnit;
  return isSameUnit && Math.abs((read.amount ?? 0) * times - Number(amount)) <= Number(amount) / 50;
}
