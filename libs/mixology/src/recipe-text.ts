import type { Glass, Ice, Method } from '@barspoon/contracts';
import { numberText } from './amount-text.ts';
import { guessGlass, guessIce, guessMethod } from './formats/guess.ts';
import { isGarnish } from './formats/ingredient-texts.ts';
import { glassNamed, methodNamed, stepsOf } from './formats/words.ts';
import { parseIngredientLine, type WrittenLine } from './parse-ingredient-line.ts';
import { type PastedLine, pastedLines } from './pasted-lines.ts';
import { equalPartsIn, headings, isStep, type Part, pouredIn, specIn } from './recipe-text-parts.ts';

/** A recipe as somebody wrote it down, read into parts. What the text does not say is guessed and named in `guessed`. */
export interface ReadRecipeText {
  name: string;
  description: string;
  spec: WrittenLine[];
  instructions: string[];
  /** What goes on the drink, as it is written; null when nothing is said of it. It stands in the instructions too. */
  garnish: string | null;
  serves: number;
  glass: Glass;
  method: Method;
  ice: Ice;
  guessed: ('name' | 'glass' | 'method' | 'ice')[];
  /** What stands behind the first recipe, where the text has another one; empty otherwise. */
  rest: string;
}

const said = {
  name: /^(?:name|recipe|title|cocktail|drink)\s*:\s*(.+)$/i,
  glass: /^(?:glass(?:ware)?|served? in|serve|glas|verre|vaso|copa|bicchiere)\s*:\s*(.+)$/i,
  method: /^(?:technique|method|technik)\s*:\s*(\w+)\.?$/i,
  rim: /^rim\s*:\s*(.+)$/i,
  garnish:
    /^(?:garnish(?:es)?|decoration|deko(?:ration)?|d[ée]cor(?:ation)?|decoraci[óo]n|guarnici[óo]n|guarnizione|decorazione)\s*:\s*(.+)$/i,
} as const;
const people =
  '(?:people|persons?|servings?|drinks?|glasses|cocktails?|portions?|guests?|verres?|personnes?|personen|gl[äa]ser|portionen|personas?|porciones|vasos?|persone|porzioni|bicchieri)';
/** "Serves 8", "(makes 10 servings)", "for 4 people", "pour 1 verre". Of a range the smaller end counts. */
const servings: readonly RegExp[] = [
  /^(?:serves|yields?|makes|servings|portions|portionen|portions|porciones|porzioni|rinde|ergibt)\b\s*:?\s*(?:about |approx\.? |ca\.? )?(\d+)(?:\s*(?:[-–]|to)\s*\d+)?(?: \w+){0,3}\.?$/i,
  new RegExp(
    `[(\\[](?:serves|makes|yields?|for|pour|für|para|per)?\\s*(?:about )?(\\d+)(?:\\s*(?:[-–]|to)\\s*\\d+)?\\s*${people}?[)\\]]`,
    'i',
  ),
  /[([](?:serves|makes|yields?)\s*(?:about )?(\d+)[^)\]]*[)\]]/i,
  /(?:\s*[-–—|,]|(?<=[.!]))\s+(?:serves|makes|yields?)\s+(?:about )?(\d+)(?:\s*(?:[-–]|to)\s*\d+)?\.?$/i,
  new RegExp(
    `\\b(?:serves|makes|yields?|for|pour|für|para|per)\\s*(?:about )?(\\d+)(?:\\s*(?:[-–]|to)\\s*\\d+)?\\s*${people}\\b`,
    'i',
  ),
];
const maxServes = 40;
const sentence = /(?<=[.!])\s+(?=\p{Lu})/u;
const garnished =
  /\bgarnish(?:ed)?(?: (?:with|it with|:))?:?\s+(?!the\b)(?:an? )?([^.;]+)|\bmit (?:einer |einem |ein paar )?([^.;,]+?) garnieren|\b(?:guarnire|decorare) con (?:una? )?([^.;]+)|\b(?:d[ée]corer|d[ée]corez|garnir|garnissez) (?:d['’](?:une? )?|de |avec (?:une? )?)([^.;]+)|\b(?:decorar|adornar) con (?:una? )?([^.;]+)/i;
/** "Lemon twist." among the steps is what goes on the drink. */
const bareGarnish =
  /^(?!(?:garnish|express|add|drop|flame|discard|squeeze|serve|place|top|rub|twist|finish|float)\b)(?:an? )?(?:\p{L}+ ){1,3}(?:twist|peel|wedge|wheel|slice|sprig|cherry|cherries|olive|olives|zest|fronds?)s?\.?$/iu;
/** A name in front of its list: "Tom Collins - 45ml gin, 30ml lemon juice". */
const namedList =
  /^(?<name>\p{L}[\p{L}\p{N}'’&.# -]{1,50}?)\s*(?::|\s[-–—])\s+(?<rest>(?:(?:equal parts)\b|[\d.¼-¾⅓-⅞]|\p{L}[^,:.]{2,30}\s[\d.½¼¾]+\s?(?:ml|cl|oz)\s*,).*)$/iu;
/** "Dark 'n' Stormy (2 oz rum, ½ oz lime, top ginger beer) - build over ice". */
const bracketedList =
  /^(?<name>\p{L}[^():,]{1,50}?)\s*\((?<list>[^()]*,[^()]*)\)\s*[-–—:.,]*\s*(?<rest>.*)$/u;

interface Reading {
  name: string;
  isNamed: boolean;
  description: string[];
  spec: WrittenLine[];
  steps: string[];
  garnish: string[];
  glass: Glass | undefined;
  method: Method | undefined;
  serves: number;
  part: Part | undefined;
  /** The line before was of the spec. */
  isBelowSpec: boolean;
}

/**
 * Reads any recipe text: with headings or without, in any order of its parts, one line a piece, a list in one line or a sentence.
 * Nothing typed is lost: what is neither name, measured line, garnish nor step stands in the description; one line that cannot be
 * read ends nothing. Implements BEYOND-25, BEYOND-120.
 */
export function readRecipeText(text: string): ReadRecipeText {
  const read: Reading = {
    name: '',
    isNamed: false,
    description: [],
    spec: [],
    steps: [],
    garnish: [],
    glass: undefined,
    method: undefined,
    serves: 1,
    part: undefined,
    isBelowSpec: false,
  };
  const lines = pastedLines(text);
  const end = nextRecipe(lines);
  for (const { raw, line } of lines.slice(0, end)) takeLine(read, line, raw);
  partsAmongParts(read);
  millilitersAmongNumbers(read);
  fromSentences(read);
  fromNames(read);
  withoutIce(read);
  bareGarnishes(read);
  const instructions = read.steps.map((step) => step.trim()).filter(Boolean);
  const inSteps = instructions
    .map((step) => garnished.exec(step)?.slice(1).find(Boolean)?.trim())
    .find((found) => found);
  const garnish = read.garnish.length > 0 ? read.garnish.join(', ') : (inSteps ?? null);
  for (const one of read.garnish) instructions.push(`Garnish with ${one.replace(/\.$/, '')}.`);
  const words = { instructions };
  const method = read.method ?? guessMethod(words);
  const ice = guessIce(words, method);
  return {
    name: nameOf(read.name),
    description: read.description.join(' '),
    spec: read.spec,
    instructions,
    garnish,
    serves: read.serves,
    glass: read.glass ?? guessGlass(words, ice),
    method,
    ice,
    guessed: [
      ...(read.name && !read.isNamed ? (['name'] as const) : []),
      ...(read.glass ? [] : (['glass'] as const)),
      ...(read.method ? [] : (['method'] as const)),
      'ice',
    ],
    rest: lines
      .slice(end)
      .map(({ raw }) => raw)
      .join('\n')
      .trim(),
  };
}

function takeLine(read: Reading, whole: string, raw: string): void {
  // An empty line ends what a heading over a short part began.
  if (whole === '') {
    if (read.part === 'garnish' || read.part === 'glass') read.part = undefined;
    read.isBelowSpec = false;
    return;
  }
  if (takeField(read, whole)) return;
  const line = takeServings(read, whole);
  if (line === '') return;
  const heading = headings.find(([, words]) => words.test(line));
  if (heading) {
    const rest = line.replace(heading[1], '');
    if (heading[0] === 'garnish' && rest) takeGarnish(read, rest);
    else {
      read.part = heading[0];
      if (rest) takeInto(read, rest, rest);
    }
    return;
  }
  takeInto(read, line, raw);
}

/** "N/A" is none, and "Garnish with a lime slice" is a lime slice. */
function takeGarnish(read: Reading, said: string): void {
  const garnish = said
    .replace(/^(?:garnish|decorate)(?:d)?(?: it)?(?: with)?:?\s+(?:an? )?/i, '')
    .replace(/\.$/, '');
  if (!/^(?:none|no|no garnish|n\/?a|-)$/i.test(garnish)) read.garnish.push(garnish);
}

function takeInto(read: Reading, line: string, raw: string): void {
  if (read.part === 'garnish') {
    takeGarnish(read, line);
    return;
  }
  if (read.part === 'glass') {
    read.part = undefined;
    read.glass = glassNamed(line.replace(/^(?:an?|the) /i, ''));
    if (read.glass) return;
  }
  if (read.spec.length > 0 && isSubRecipe(read, line)) {
    read.steps.push(line);
    return;
  }
  if (
    read.part !== 'steps' &&
    read.part !== 'description' &&
    !isStep(line) &&
    isGarnish(line) &&
    line.split(' ').length <= 7
  ) {
    read.garnish.push(
      line.replace(/,?\s+(?:for|to|as)(?: the| an?)? (?:garnish|rim)(?:m?ing)?$/i, (said) =>
        /rim/i.test(said) ? ' rim' : '',
      ),
    );
    return;
  }
  if (read.spec.length === 0 && /^recipe (?:by|from|via|credit)\b/i.test(line)) {
    read.description.push(line);
    return;
  }
  const isTitle = read.name === '' && read.spec.length === 0 && read.part === undefined;
  const listed = isTitle || read.spec.length === 0 ? namedList.exec(line)?.groups : undefined;
  const bracketed = isTitle ? bracketedList.exec(line)?.groups : undefined;
  if (bracketed?.name && bracketed.list && takeList(read, bracketed.list)) {
    read.name = bracketed.name.trim();
    if (bracketed.rest) takeSteps(read, bracketed.rest);
    return;
  }
  if (listed?.name && listed.rest && takeList(read, listed.rest)) {
    if (read.name === '') read.name = listed.name.trim();
    return;
  }
  if (takeList(read, line)) return;
  const spec = read.part === 'description' ? [] : specIn(line, read.part === 'spec');
  // In the steps a number before a line is its place: only a measure makes it a line of the spec.
  const isNumbered = /^\d+[.)]\s/.test(raw) || /^\d\uFE0F?\u20E3/u.test(raw);
  const isPlaced =
    read.part === 'steps' ? isNumbered || /[.!]$/.test(line) : isNumbered && read.steps.length > 0;
  const wasBelowSpec = read.isBelowSpec;
  read.isBelowSpec = false;
  const isListed =
    spec.length === 0 &&
    read.spec.length > 0 &&
    read.steps.length === 0 &&
    read.part === undefined &&
    (isBulleted(raw, line) || (wasBelowSpec && isBareName(line)));
  if (spec.length > 0 && !isPlaced && !(isTitle && isTitled(line, spec))) {
    read.spec.push(...spec);
    read.isBelowSpec = true;
  } else if (isListed) {
    read.spec.push(...specIn(line, true));
    read.isBelowSpec = true;
  } else if (read.part === 'description') read.description.push(line);
  else if (read.part === 'steps' || isStep(line) || (read.spec.length > 0 && !isTitle)) takeSteps(read, line);
  else if (isTitle && line.length <= 120) read.name = line;
  else if (isNamedBy(read, line)) {
    read.description.push(read.name);
    read.name = line;
  } else read.description.push(line);
}

/** "Soda" or "prosecco, to serve" below measured lines. */
const isBareName = (line: string): boolean =>
  /^\p{L}[\p{L}'’ -]*(?:, (?:to|for) (?:serve|serving|finish))?$/u.test(line) &&
  line.split(' ').length <= 4 &&
  !/^(?:no|none|on|up|rocks|serve|stirr?ed|shaken|build)\b/i.test(line) &&
  !isStep(line) &&
  glassNamed(line) === undefined;

/** "*Honey syrup: 1 cup honey, 1 cup water" is how to make one of the ingredients. */
function isSubRecipe(read: Reading, line: string): boolean {
  const name = /^(?<name>[^:]{3,40}):\s/.exec(line)?.groups?.name?.toLowerCase();
  return name !== undefined && read.spec.some((one) => one.name.toLowerCase().includes(name));
}

/** Where another recipe begins: behind the steps of the first, an empty line, a title and something measured. */
function nextRecipe(lines: readonly PastedLine[]): number {
  let hasSteps = false;
  let hasSpec = false;
  for (const [at, { line }] of lines.entries()) {
    const next = lines.slice(at + 1).find((one) => one.line !== '');
    const isHead =
      lines[at - 1]?.line === '' &&
      line !== '' &&
      line.split(' ').length <= 6 &&
      !/[.!:]$/.test(line) &&
      headings.every(([, words]) => !words.test(line)) &&
      specIn(line, false).length === 0 &&
      !isStep(line);
    if (hasSpec && hasSteps && isHead && next && specIn(next.line, false).length > 0 && !isStep(next.line))
      return at;
    hasSpec ||= specIn(line, false).length > 0;
    hasSteps ||= hasSpec && isStep(line);
  }
  return lines.length;
}

/** "45 gin, 15 vermouth, 15 lemon" are milliliters: nobody pours that many parts. */
function millilitersAmongNumbers(read: Reading): void {
  const isLarge = ({ unit, amount }: WrittenLine) => unit === 'part' && (amount ?? 0) >= 10;
  if (read.spec.filter(isLarge).length < 2) return;
  read.spec = read.spec.map((line) =>
    isLarge(line) || (line.unit === 'piece' && (line.amount ?? 0) >= 10) ? { ...line, unit: 'ml' } : line,
  );
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

/** A short line with a mark before it, among lines that are measured: "- soda water". */
const isBulleted = (raw: string, line: string): boolean =>
  /^[^\p{L}\p{N}(["'“]/u.test(raw) && line.split(' ').length <= 6 && !isStep(line) && !/[.!?]$/.test(line);

/** A title that ends with a colon announces the next. */
const isNamedBy = (read: Reading, line: string): boolean =>
  /:$/.test(read.name) && read.spec.length === 0 && read.steps.length === 0 && line.length <= 60;

/** "3 Wise Men": a number and nothing but capitals is a name, where nothing was measured yet. */
const isTitled = (line: string, [first, ...more]: readonly WrittenLine[]): boolean =>
  more.length === 0 &&
  first?.unit === 'piece' &&
  /^\S+(?:\s+\p{Lu}\S*)+$/u.test(line) &&
  !/\b(?:egg|lime|lemon|orange|mint|sugar|olive|cherry)/i.test(line);

const isTold =
  /^(?:dry |hard |double |fine )?(?:shak|stir|strain|build|muddle|blend|swizzle|serve)\p{L}*\b/iu;
const isPeel = /\s(?:twist|peel|zest|wheel|wedge|cherry)$/i;

/** Where a list ends: at its sentence, or before what is done. */
const listEnd =
  /(?<=[.!])\s+(?=\p{Lu})|;\s+(?=(?:[Ss]hake|[Ss]tir|[Ss]train|[Bb]uild|[Pp]our|[Mm]uddle|[Bb]lend|[Tt]op|[Ss]erve|[Mm]ix|[Aa]dd)\b)/u;

/** A list with what is done behind it: "45ml gin, 30ml lemon juice, top with soda. Build over ice." */
function takeList(read: Reading, line: string): boolean {
  const [list = '', ...behind] = line.split(listEnd);
  const spec =
    equalPartsIn(list).length > 1
      ? equalPartsIn(list)
      : isStep(list)
        ? []
        : specIn(list.replace(/\.$/, ''), false);
  const isTelling =
    read.spec.length === 0 && read.part === undefined && isTold.test(line.replace(/^.*?,\s*/, ''));
  if (spec.length < 2 && !isTelling) return false;
  // A sentence: what is poured in it is the spec, and it is a step itself.
  const isSentence =
    spec.length < 2 ||
    spec.some(
      ({ amount, unit, name }) =>
        (amount === null && unit === 'to taste' && name.split(' ').length > 3) || /\sand \S*\d/.test(name),
    );
  const inSentence = isSentence || isStep(line) ? pouredIn(line) : [];
  if (isSentence && inSentence.length > 1) {
    read.spec.push(...inSentence);
    takeSteps(read, line);
    return true;
  }
  if (spec.length < 2) return false;
  const ratioAt = /[\d.]+\s?:\s?[\d.]+/.exec(list)?.index ?? 0;
  if (read.name === '' && ratioAt > 0) read.name = list.slice(0, ratioAt).replace(/[\s:–—-]+$/, '');
  // "…, stir, strain, orange twist" closes a list.
  const isToDo = ({ amount, unit, name }: WrittenLine) =>
    amount === null && unit !== 'top' && isTold.test(name);
  const isOn = ({ amount, name }: WrittenLine) => amount === null && isPeel.test(name);
  const told = spec.filter(isToDo).map(({ name }) => name);
  read.garnish.push(...spec.filter(isOn).map(({ name }) => name));
  if (told.length > 0) behind.unshift(`${told.join(', ')}.`);
  read.spec.push(...spec.filter((one) => !isToDo(one) && !isOn(one)));
  if (behind.length > 0) takeSteps(read, behind.join(' '));
  return true;
}

function takeSteps(read: Reading, line: string): void {
  read.steps.push(...(stepsOf(line)[0] ?? line).split(sentence));
}

function takeField(read: Reading, line: string): boolean {
  for (const [field, words] of Object.entries(said)) {
    const value = words.exec(line)?.[1]?.trim();
    if (!value) continue;
    if (field === 'name') {
      read.name = value;
      read.isNamed = true;
      return true;
    }
    if (field === 'rim') read.garnish.push(`${value.replace(/\.$/, '')} rim`);
    if (field === 'garnish') takeGarnish(read, value);
    if (field === 'garnish' || field === 'rim') return true;
    if (field === 'glass') {
      const glass = glassNamed(value.replace(/^(?:an?|the) /i, '').replace(/[.,].*$/, ''));
      if (glass) read.glass = glass;
      if (glass) return true;
    }
    if (field === 'method' && methodNamed(value)) {
      read.method = methodNamed(value);
      return true;
    }
  }
  return false;
}

/** Takes how many it is for out of a line; a line that says nothing else is used up. */
function takeServings(read: Reading, line: string): string {
  for (const pattern of servings) {
    const found = pattern.exec(line);
    if (!found?.[1]) continue;
    read.serves = Math.min(Math.max(Number(found[1]), 1), maxServes);
    const isWhole = found[0].length >= line.length - 1;
    if (isWhole) return '';
    return /^[([]|\d\.?$/.test(found[0]) ? line.replace(found[0], '').replace(/\s+/g, ' ').trim() : line;
  }
  return line;
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
  read.spec = read.spec.filter((line) => !isIce(line));
}

const nameOf = (name: string): string =>
  name
    .replace(/^#+\s*/, '')
    .replace(/\s+recipe$/i, '')
    .replace(/\s*[:–—-]\s*$/, '')
    .trim();
