import { mayHaveAlcohol } from './formats/alcohol-names.ts';
import type { Measured, WrittenLine } from './line-shapes.ts';
import { leadingAmount } from './parse-amount.ts';
import { written } from './written-units.ts';

/** "8 mint leaves": the unit stands behind the name and is no part of it. */
const trailingCut = /\s+(lea(?:f|ves)|sprigs?|slices?|wedges?)$/i;
/** "1 sugar cube": the unit stands behind the name and is part of it. */
const trailingWhole = /(?<!\b(?:into|in|as))\s(cube|bean)s?$/i;
const juice = /\b(?:juice|syrup|nectar|liqueur|schnapps|grenadine|cordial|puree|simple)$/i;
const drink = /\b(?:water|soda|tonic|coffee|tea|milk|cream|lemonade|cola|coke|sprite|ale|beer|stout|cider)$/i;

/** Whether a name is of something that is poured, of which a number counts parts rather than pieces. */
export const isPoured = (name: string, amount: number): boolean =>
  !/\b(?:can|bottle|shot|glass|miniature|bitter)s?\b/i.test(name) &&
  (juice.test(name) ||
    (Number.isInteger(amount)
      ? mayHaveAlcohol(name) && !drink.test(name)
      : mayHaveAlcohol(name) || drink.test(name)));

/** "Juice of ½ lemon", "zest of 1 orange". */
export function fruitPart(rest: string, part: string): Measured {
  const counted = leadingAmount(rest);
  const notes = [part, ...(counted?.max ? [`${counted.amount} to ${counted.max}`] : [])];
  return { amount: counted?.amount ?? 1, unit: 'piece', name: counted?.rest || rest, notes };
}

/** What is counted: "8 mint leaves" are leaves, "1 sugar cube" is a cube. */
export function countedThing(name: string): Pick<WrittenLine, 'unit' | 'name'> {
  const plain = name.replace(/^of\s+(?:an?\s+)?/i, '');
  if (plain !== name) return countedThing(plain);
  const cut = trailingCut.exec(name);
  if (cut?.[1]) return { unit: written(cut[1])?.unit ?? 'piece', name: name.slice(0, cut.index) };
  const whole = trailingWhole.exec(name);
  return { unit: whole?.[1] ? (written(whole[1])?.unit ?? 'piece') : 'piece', name };
}

/** "Egg white 1": what nobody measures. */
export const countBehind =
  /^(?<name>(?:\p{L}+ )?(?:egg(?: white| yolk)?s?|limes?|lemons?|oranges?|sugar cubes?))\s+(?<count>\d{1,2})$/iu;
