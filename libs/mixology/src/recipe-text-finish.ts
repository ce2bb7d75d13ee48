import { numberText } from './amount-text.ts';
import { parseIngredientLine, type WrittenLine } from './parse-ingredient-line.ts';
import { sentence } from './recipe-text-lists.ts';
import { equalPartsIn, isStep, pouredIn } from './recipe-text-parts.ts';
import { isBareName, type Reading, toldName } from './recipe-text-reading.ts';

const garnished =
  /(?<!\bno |\bwithout )\bgarnish(?:ed)?(?: (?:with|it with|:))?:?\s+(?!the\b)(?:an? )?([^.;]+)|\bmit (?:einer |einem |ein paar )?([^.;,]+?) garnieren|\b(?:guarnire|decorare) con (?:una? )?([^.;]+)|\b(?:d[ée]corer|d[ée]corez|garnir|garnissez) (?:d['’](?:une? )?|de |avec (?:une? )?)([^.;]+)|\b(?:decorar|adornar) con (?:una? )?([^.;]+)|\b((?:\d+|an?|one|two|three) (?:[a-z]+ ){1,2}on an? (?:pick|skewer))\b/i;

/** How people who mix write what they use most. */
const shorthand: Readonly<Record<string, string>> = {
  simple: 'simple syrup',
  demerara: 'demerara syrup',
  cane: 'cane syrup',
  'rich simple': 'rich simple syrup',
  ss: 'simple syrup',
  teq: 'tequila',
  bourb: 'bourbon',
  verm: 'vermouth',
  'sweet verm': 'sweet vermouth',
  'dry verm': 'dry vermouth',
  ango: 'Angostura bitters',
  ang: 'Angostura bitters',
  oj: 'orange juice',
  cran: 'cranberry juice',
  pine: 'pineapple juice',
  gren: 'grenadine',
  maras: 'maraschino liqueur',
};
/** Words of their own, which are meant only where they are poured. */
const words = new Set(['simple', 'demerara', 'cane', 'pine']);
const poured = new Set(['ml', 'cl', 'oz', 'part', 'top', 'dash', 'shot', 'splash']);

function inFull(read: Reading): void {
  read.spec = read.spec.map((line) => {
    const short = line.name.toLowerCase().replace(/['’.]/g, '');
    const full = shorthand[short];
    return full && (poured.has(line.unit) || !words.has(short)) ? { ...line, name: full } : line;
  });
}

/** "Lemon twist." among the steps is what goes on the drink. */
export const bareGarnish =
  /^(?!(?:garnish|express|add|drop|flame|discard|squeeze|serve|place|top|rub|twist|finish|float)\b)(?:an? )?(?:\p{L}+ ){1,3}(?:twist|peel|wedge|wheel|slice|sprig|cherry|cherries|olive|olives|zest|fronds?)s?\.?$|^(?:\d+ |an? |three )?(?:\p{L}+ ){1,3}on top\.?$/iu;

/** "45 gin, 15 vermouth, 15 lemon" are milliliters: nobody pours that many parts. */
function millilitersAmongNumbers(read: Reading): void {
  const isNumber = ({ unit, amount }: WrittenLine) =>
    (unit === 'part' || unit === 'piece') && (amount ?? 0) >= 10;
  const isLarge = (line: WrittenLine) => line.unit === 'part' && isNumber(line);
  if (!read.spec.some(isLarge) || read.spec.filter(isNumber).length < 2) return;
  read.spec = read.spec.map((line) =>
    isLarge(line) || (line.unit === 'piece' && (line.amount ?? 0) >= 10) ? { ...line, unit: 'ml' } : line,
  );
}

/** A fruit or a leaf is counted, of what has another name nobody takes a quarter of one. */
const isCounted =
  /\b(?:egg|lime|lemon|orange|grapefruit|apple|pear|peach|plum|banana|mango|kiwi|pineapple|cucumber|tomato|bean|pod|stick|cube|cherry|berry|mint|basil|chili|pepper|jalape[nñ]o|ginger|olive|celery|fig|date|avocado|clove|vanilla)\w*/i;
const numberLast = /^(?<name>\p{L}[\p{L}'’ -]*?)\s+(?<amount>\d{1,3}(?:[.,]\d+)?|\.\d+)$/u;

/** ".25 agave" below ounces, "lemon 15, cream 60" behind milliliters: the unit is said once. */
function unitsGoOn(read: Reading): void {
  let unit: WrittenLine['unit'] | undefined;
  read.spec = read.spec.map((line) => {
    if (line.unit === 'oz' || line.unit === 'ml' || line.unit === 'cl') {
      unit = line.unit;
      return line;
    }
    if (unit === undefined) return line;
    const last = line.unit === 'to taste' ? numberLast.exec(line.name)?.groups : undefined;
    const amount = last?.amount ? Number(last.amount.replace(',', '.')) : line.amount;
    const name = last?.name ?? line.name;
    const isMilliliters = unit === 'ml' && amount !== null && amount >= 10 && !/[^s]s$/i.test(name);
    const isOther = unit !== 'ml' && amount !== null && !Number.isInteger(amount) && !isCounted.test(name);
    return (line.unit === 'piece' || last) && (isMilliliters || isOther)
      ? { ...line, amount, unit, name }
      : line;
  });
}

/** A recipe without any amount: the names in lines of their own above its steps. */
function fromNames(read: Reading): void {
  const names = read.description.filter(isBareName);
  if (read.spec.length > 0 || read.steps.length === 0 || names.length < 2) return;
  read.spec.push(...names.flatMap((name) => parseIngredientLine(name) ?? []));
  read.description = read.description.filter((line) => !names.includes(line));
}

/** "3/4 lemon" among "3/4 bourbon" and "3/4 Aperol" is a part, too. */
function partsAmongParts(read: Reading): void {
  const parts = read.spec.filter(({ unit, amount }) => unit === 'part' && !Number.isInteger(amount));
  if (parts.length < 2) return;
  read.spec = read.spec.map((line) =>
    line.unit === 'piece' && line.amount !== null && !Number.isInteger(line.amount)
      ? { ...line, unit: 'part' }
      : line,
  );
}

/** "Shake, strain, cherry": what stands last and names what goes on the drink. */
const lastOnDrink =
  /^(?:an? |some |\d+ |½ |one |two |three )?(?:\p{L}+[ -]){0,3}(?:twist|peel|wedge|wheel|slice|sprig|cherry|cherries|olive|zest|frond|bean|mint|nutmeg|flag|lea(?:f|ves)|umbrella)s?(?: on top| \([^)]*\))?$/iu;
const isServed =
  /\b(?:shaken?|stir(?:red)?|build|built|strain(?:ed)?|serve[ds]?|up|neat|rocks|ice|glass|coupe|martini|flute|tumbler|highball)\b/i;
const between = /\s*[,;/|]\s*|\s[-–—]\s/;

function garnishBehind(step: string): string[] {
  const pieces = step.replace(/\.$/, '').split(between);
  const at = pieces.findLastIndex((piece) => !lastOnDrink.test(piece) || isStep(piece));
  const before = pieces.slice(0, at + 1).join(' ');
  return isServed.test(before) && !/^(?:muddle|add|combine|put|place)\b/i.test(before)
    ? pieces.slice(at + 1)
    : [];
}

function bareGarnishes(read: Reading): void {
  for (const step of read.steps.filter((one) => bareGarnish.test(one)))
    read.garnish.push(step.replace(/\.$/, '').replace(/^an? /i, ''));
  read.steps = read.steps.filter((one) => !bareGarnish.test(one));
}

/** Where no line is measured, the sentences may be. */
function fromSentences(read: Reading): void {
  if (read.spec.length > 0) return;
  const sentences = [...read.description, ...read.steps, ...(read.name.length > 60 ? [read.name] : [])];
  const found = sentences.flatMap(pouredIn);
  const parts = sentences.flatMap(equalPartsIn);
  read.spec.push(...(found.length >= parts.length ? found : parts));
  if (read.spec.length === 0) return;
  const isAStep = (text: string) => pouredIn(text).length > 0 || equalPartsIn(text).length > 0;
  read.steps = [...read.description.filter(isAStep).flatMap((text) => text.split(sentence)), ...read.steps];
  read.description = read.description.filter((text) => !isAStep(text));
  if (isAStep(read.name)) {
    read.steps.unshift(...read.name.split(sentence));
    read.name = '';
  }
}

/** Ice is no ingredient here: how much of it is a step. */
function withoutIce(read: Reading): void {
  const isIce = ({ name }: WrittenLine) =>
    /^(?:(?:(?:crushed|cubed?|cracked|pebble|shaved|large) )*ice(?: cubes?)?|eis(?:w[üu]rfel)?|gla[çc]ons?|(?:cubitos de )?hielo|(?:cubetti di )?ghiaccio)$/i.test(
      name,
    );
  for (const { amount, unit, name } of read.spec.filter(isIce))
    if (unit === 'top') read.steps.unshift(`Fill with ${name}.`);
    else if (amount !== null)
      read.steps.unshift(`Take ${numberText(amount, unit)} ${unit === 'piece' ? '' : `${unit} `}${name}.`);
  read.ice.push(...read.spec.filter((line) => isIce(line)).map(({ name }) => name));
  read.spec = read.spec.filter((line) => !isIce(line));
}

/** "(espresso martini)", behind everything. */
const inBrackets = /^\((?<name>\p{L}[\p{L}'’& -]{2,40})\)$/u;
const isChat =
  /^(?:(?:i |we )?(?:just |finally )?(?:made|making|tried|trying|had|mixed|love|loved|loving)|here(?:['’]?s| is)?|tonight|last night|this is|ok|so|hey|friday|saturday|sunday)\b/i;

/** "Made this last night", and the name below it. */
function chatFirst(read: Reading): void {
  const [name] = read.description;
  if (name === undefined || name.split(' ').length > 6 || isChat.test(name)) return;
  read.description[0] = read.name;
  read.name = name.replace(/!+$/, '');
}

/** "2 oz gin, 1 oz lemon, soda. That's a Tom Collins": its name stands behind it. */
function nameBehind(read: Reading): void {
  if (isChat.test(read.name) && !toldName.test(read.name) && !read.isNamed) chatFirst(read);
  if (read.name !== '') return;
  const told = [...read.description, ...read.steps].find(
    (text) => toldName.test(text) || inBrackets.test(text),
  );
  if (told === undefined) return;
  read.name = inBrackets.exec(told)?.groups?.name ?? told;
  read.description = read.description.filter((text) => text !== told);
  read.steps = read.steps.filter((text) => text !== told);
}

/** What is only seen when all lines are read: milliliters among numbers, measures in sentences, ice, garnishes among the steps. */
export function finish(read: Reading): void {
  unitsGoOn(read);
  partsAmongParts(read);
  millilitersAmongNumbers(read);
  fromSentences(read);
  fromNames(read);
  withoutIce(read);
  bareGarnishes(read);
  nameBehind(read);
  inFull(read);
}

/** The garnish that a step tells. */
export const garnishIn = (steps: readonly string[]): string | undefined =>
  steps.map((step) => garnished.exec(step)?.slice(1).find(Boolean)?.trim()).find((found) => found) ??
  (steps.flatMap(garnishBehind).join(', ') || undefined);
