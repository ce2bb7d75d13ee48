import type { SpecLine, Unit } from '@barspoon/contracts';
import { leadingAmount } from './parse-amount.ts';

/** A line of a spec as somebody wrote it: no vocabulary slug yet. */
export type WrittenLine = Omit<SpecLine, 'ingredient'>;

/** What people write for a unit, singular and lower case; the plural in s or es is understood. */
const spellings: Readonly<Record<Unit, readonly string[]>> = {
  ml: ['ml', 'millilitre', 'milliliter'],
  cl: ['cl', 'centilitre', 'centiliter'],
  oz: ['oz', 'fl oz', 'fluid ounce', 'ounce'],
  part: ['part'],
  dash: ['dash'],
  drop: ['drop'],
  'bar spoon': ['bar spoon', 'barspoon', 'bsp'],
  teaspoon: ['teaspoon', 'tsp'],
  tablespoon: ['tablespoon', 'tbsp'],
  splash: ['splash'],
  top: ['top up with', 'top with', 'top off with', 'top'],
  cup: ['cup'],
  shot: ['shot'],
  gram: ['gram', 'gramme', 'g', 'gr'],
  piece: ['piece', 'pc', 'whole'],
  leaf: ['leaf', 'leaves'],
  sprig: ['sprig'],
  slice: ['slice'],
  wedge: ['wedge'],
  cube: ['cube'],
  scoop: ['scoop'],
  bean: ['bean'],
  pinch: ['pinch'],
  'to taste': ['to taste'],
};
const unitOf = new Map<string, Unit>(
  Object.entries(spellings).flatMap(([unit, names]) => names.map((name) => [name, unit as Unit] as const)),
);
const alternatives = [...unitOf.keys()].sort((a, b) => b.length - a.length).join('|');
const leadingUnit = new RegExp(`^(${alternatives})(?:e?s)?(?![\\p{L}\\p{N}])\\.?(\\s+of(?=\\s))?\\s*`, 'iu');
/** Units that need neither an amount nor "of" to be recognized: "dash bitters", but not "leaf tea". */
const bareUnits: readonly Unit[] = ['dash', 'splash', 'drop', 'pinch', 'top', 'to taste'];
const trailingJudged = /[\s,]+(?:(to taste)|(?:to|for) top(?:ping)?(?: up| off)?)$/i;
/** "1 bottle of red wine": what is sold in it, by the usual size in ml. */
const container = /^(bottle|can)s?\s+(?:of\s+)?(?=\S)/i;
const containerMl: Readonly<Record<string, number>> = { bottle: 750, can: 330 };
/** A piece of a list: everything up to a separator that stands for itself. */
const piece = /(?:\([^()]*\)|(?<=\d),(?=\d)|,(?=\s*(?:to taste|(?:to|for) top))|[^,;\n])+/gi;
/** "8 mint leaves": the unit stands behind the name and is no part of it. */
const trailingCut = /\s+(lea(?:f|ves)|sprigs?|slices?|wedges?)$/i;
/** "1 sugar cube": the unit stands behind the name and is part of it. */
const trailingWhole = /\s(cube|bean)s?$/i;

/**
 * Reads one line of a spec: "60 ml gin", "2 dashes of orange bitters", "1 1/2 oz rye (bonded)", "8 mint leaves",
 * "top with soda water", "salt to taste (optional)". What is in brackets or behind a comma becomes the note. Nothing
 * typed is lost: what cannot be understood as amount or unit stays in the name. A bare name is taken to taste, a bare
 * number counts pieces. Reads what `lineText` writes.
 * @returns null when there is nothing to read
 */
export function parseIngredientLine(text: string): WrittenLine | null {
  const { rest, notes, optional } = withoutBrackets(text.replace(/^\s*[-–•*]\s+/, ''));
  const judged = trailingJudged.exec(rest);
  const [head = '', ...behind] = rest.slice(0, judged?.index).split(/\s*,(?!(?<=\d,)\d)\s*/);
  if (head === '') return null;
  const measure = judged ? judgedMeasure(head, judged[1] ? 'to taste' : 'top') : measured(head);
  return { ...measure, note: [...behind, ...notes].filter(Boolean).join('; ') || null, optional };
}

/**
 * Reads a list of lines separated by commas, semicolons or line ends; empty ones are dropped. A comma inside brackets
 * or between two digits ("1,5 cl") separates nothing. Implements ADM-REC-02.
 */
export function parseIngredientList(text: string): WrittenLine[] {
  return (text.match(piece) ?? []).map(parseIngredientLine).filter((line) => line !== null);
}

function withoutBrackets(text: string) {
  let optional = false;
  const notes: string[] = [];
  const rest = text.replace(/\(([^()]*)\)/g, (_, inside: string) => {
    const words = inside.trim();
    if (/^optional$/i.test(words)) optional = true;
    else if (words) notes.push(words);
    return ' ';
  });
  return { rest: rest.replace(/\s+/g, ' ').trim(), notes, optional };
}

/** "soda water, to top" has no amount; "100 ml soda water, to top" says about how much. */
function judgedMeasure(
  text: string,
  unit: 'top' | 'to taste',
): Pick<WrittenLine, 'amount' | 'unit' | 'name'> {
  const measure = measured(text);
  return unit === 'top' && measure.unit === 'ml' ? { ...measure, unit } : { amount: null, unit, name: text };
}

function measured(text: string): Pick<WrittenLine, 'amount' | 'unit' | 'name'> {
  const counted = leadingAmount(text);
  const held = counted && containerMl[container.exec(counted.rest)?.[1]?.toLowerCase() ?? ''];
  if (counted && held)
    return { amount: counted.amount * held, unit: 'ml', name: counted.rest.replace(container, '') };
  const unit = leadingUnitOf(counted?.rest ?? text);
  if (unit?.name && (counted || unit.of || bareUnits.includes(unit.unit))) {
    const isJudged = unit.unit === 'top' || unit.unit === 'to taste';
    return { amount: counted?.amount ?? (isJudged ? null : 1), unit: unit.unit, name: unit.name };
  }
  if (!counted?.rest || counted.attached || unit) return { amount: null, unit: 'to taste', name: text };
  return { amount: counted.amount, ...countedThing(counted.rest) };
}

function leadingUnitOf(text: string) {
  const found = leadingUnit.exec(text);
  const unit = unitOf.get(found?.[1]?.toLowerCase() ?? '');
  return found && unit ? { unit, of: found[2] !== undefined, name: text.slice(found[0].length) } : null;
}

function countedThing(name: string): Pick<WrittenLine, 'unit' | 'name'> {
  const cut = trailingCut.exec(name);
  if (cut?.[1]) return { unit: singular(cut[1]), name: name.slice(0, cut.index) };
  const whole = trailingWhole.exec(name);
  return { unit: whole?.[1] ? singular(whole[1]) : 'piece', name };
}

function singular(word: string): Unit {
  const lower = word.toLowerCase();
  return unitOf.get(lower) ?? unitOf.get(lower.replace(/s$/, '')) ?? 'piece';
}
