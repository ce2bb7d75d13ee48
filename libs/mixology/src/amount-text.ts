import type { Unit } from '@barspoon/contracts';
import type { Measure } from './units.ts';

const fractions: readonly (readonly [number, string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
];

/** Units a metric reader expects with a decimal point; all others take fractions. */
const decimal: readonly Unit[] = ['ml', 'cl', 'gram'];
/** Units written the same for one and for many. */
const invariant: readonly Unit[] = ['ml', 'cl', 'oz', 'top', 'to taste'];

/** A number as a bartender writes it: "1½", "22.5", "¼"; at most two decimals where no common fraction fits. */
export function numberText(amount: number, unit: Unit): string {
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const fraction = fractions.find(([value]) => Math.abs(value - rest) < 0.02)?.[1];
  if (!decimal.includes(unit) && fraction) return `${whole === 0 ? '' : whole}${fraction}`;
  return String(Math.round(amount * 100) / 100);
}

/** "1½ oz", "22.5 ml", "2 dashes", "½ bar spoon"; "top" and "to taste" stand alone. */
export function amountText({ amount, unit }: Measure): string {
  if (amount === undefined) return unit;
  const noun = unit === 'gram' ? 'g' : unitNoun(unit, amount);
  return `${numberText(amount, unit)} ${noun}`;
}

/** The unit's word in the number the amount asks for. */
export function unitNoun(unit: Unit, amount: number): string {
  return amount > 1 && !invariant.includes(unit) ? plural(unit) : unit;
}

/** The plural of an English noun phrase, formed on its last word: "egg white" → "egg whites", "leaf" → "leaves". */
export function plural(noun: string): string {
  if (/(?:s|x|z|ch|sh)$/i.test(noun))
    return /(?:bitters|molasses|hibiscus)$/i.test(noun) ? noun : `${noun}es`;
  if (/(?:leaf|half)$/i.test(noun)) return `${noun.slice(0, -1)}ves`;
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/(?:tomato|mango|potato)$/i.test(noun)) return `${noun}es`;
  return `${noun}s`;
}
