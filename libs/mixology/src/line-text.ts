import { amountText, numberText, plural, unitNoun } from './amount-text.ts';
import type { Measure } from './units.ts';

/** A line of a spec with the ingredient's name instead of its slug. */
export interface NamedLine extends Measure {
  name: string;
  note?: string | undefined;
  optional?: boolean | undefined;
}

/** Parts of a plant or fruit are named after it: "8 mint leaves", "2 lime wedges". */
const following = ['leaf', 'sprig', 'slice', 'wedge', 'bean'] as const;

/**
 * The line as one text, from which the list of ingredient texts is derived: "60 ml gin, chilled", "8 mint leaves",
 * "2 egg whites", "soda water, to top", "salt, to taste (optional)".
 */
export function lineText(line: NamedLine): string {
  const text = [measured(line), line.note].filter(Boolean).join(', ');
  return line.optional ? `${text} (optional)` : text;
}

function measured(line: NamedLine): string {
  const { amount, unit, name } = line;
  if (unit === 'to taste') return `${name}, to taste`;
  if (unit === 'top')
    return amount === undefined ? `${name}, to top` : `${numberText(amount, 'ml')} ml ${name}, to top`;
  if (amount === undefined) return name;
  if (unit === 'piece') return `${numberText(amount, unit)} ${amount > 1 ? plural(name) : name}`;
  const part = following.find((word) => word === unit);
  if (part) return `${numberText(amount, unit)} ${partOf(name, unitNoun(part, amount), part)}`;
  if (unit === 'cube' && name.endsWith('cube'))
    return `${numberText(amount, unit)} ${amount > 1 ? plural(name) : name}`;
  return `${amountText(line)} ${name}`;
}

/** "lime wedge" with the unit wedge is not said twice. */
function partOf(name: string, noun: string, part: string): string {
  return name.endsWith(` ${part}`) ? `${name.slice(0, -part.length)}${noun}` : `${name} ${noun}`;
}
