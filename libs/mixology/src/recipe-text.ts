import type { Glass, Ice, Method } from '@barspoon/contracts';
import { guessGlass, guessIce, guessMethod } from './formats/guess.ts';
import { isGarnish } from './formats/ingredient-texts.ts';
import { glassNamed } from './formats/words.ts';
import type { WrittenLine } from './parse-ingredient-line.ts';
import { type PastedLine, pastedLines } from './pasted-lines.ts';
import { forGarnish, takeField, takeGarnish, takeServings } from './recipe-text-fields.ts';
import { bareGarnish, finish, garnishIn } from './recipe-text-finish.ts';
import { bracketedList, leadingName, namedList, takeList, takeSteps } from './recipe-text-lists.ts';
import { eachBelow, headings, isStep, specIn } from './recipe-text-parts.ts';
import { isBareName, type Reading, toldName } from './recipe-text-reading.ts';

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
    each: undefined,
    isBelowSpec: false,
    ice: [],
  };
  const lines = pastedLines(text);
  const end = nextRecipe(lines);
  for (const { raw, line } of lines.slice(0, end)) takeLine(read, line, raw);
  finish(read);
  const instructions = read.steps.map((step) => step.trim()).filter(Boolean);
  const inSteps = garnishIn(instructions);
  const garnish = read.garnish.length > 0 ? read.garnish.join(', ') : (inSteps ?? null);
  for (const one of read.garnish) instructions.push(`Garnish with ${one.replace(/\.$/, '')}.`);
  // A line that is nothing but ice says what is in the glass.
  const words = { instructions: [...instructions, ...read.ice] };
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
    if (read.part === 'garnish' || read.part === 'rim' || read.part === 'glass') read.part = undefined;
    read.isBelowSpec = false;
    if (read.spec.length > 0) read.each = undefined;
    return;
  }
  const each = eachBelow(whole);
  if (each) {
    read.each = each;
    return;
  }
  if (takeField(read, whole)) return;
  const line = takeServings(read, whole);
  if (line === '') return;
  const heading = headings.find(([, words]) => words.test(line));
  if (heading) {
    const rest = line.replace(heading[1], '');
    if (heading[0] === 'garnish' && rest) takeGarnish(read, rest);
    else if (heading[0] === 'rim' && rest) read.garnish.push(`${rest} rim`);
    else {
      read.part = heading[0];
      if (rest) takeInto(read, rest, rest);
    }
    return;
  }
  takeInto(read, line, raw);
}

function takeInto(read: Reading, line: string, raw: string): void {
  if (read.each && isBareName(line)) {
    read.spec.push(...specIn(`${read.each} ${line}`, true));
    return;
  }
  if (read.part === 'garnish') {
    takeGarnish(read, line);
    return;
  }
  if (read.part === 'rim') {
    read.garnish.push(`${line.replace(/\.$/, '')} rim`);
    read.part = undefined;
    return;
  }
  if (/^no garnish\.?$/i.test(line)) return;
  const rim = forRim.exec(line)?.groups?.what;
  if (rim && read.part !== 'steps') {
    read.garnish.push(`${/^(?:sal|sel|sale|salz)$/i.test(rim) ? 'salt' : rim} rim`);
    return;
  }
  if (forGarnish.test(line) && read.part !== 'steps') {
    takeGarnish(read, line);
    return;
  }
  if (/^(?:an? )?(?:\p{L}+ )?glass (?:full )?of ice$/iu.test(line)) {
    read.steps.push(line);
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
  const led = isTitle ? leadingName.exec(line)?.groups : undefined;
  if (led?.name && led.list && takeList(read, led.list)) {
    // "Espresso Martini. Take 50 ml vodka, …"
    read.name = led.name.replace(/[.!]\s+\p{Lu}\p{Ll}+$/u, '').trim();
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
  } else if (isListed && bareGarnish.test(line)) {
    read.garnish.push(line);
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

/** "Sal para escarchar": what the rim is dipped into. */
const forRim =
  /^(?<what>\p{L}+),? (?:para (?:escarchar|el borde)|pour (?:le bord|givrer)|per (?:il bordo|l['’]orlo)|f[üu]r den (?:glas)?rand)$/iu;

/** "*Honey syrup: 1 cup honey, 1 cup water" is how to make one of the ingredients. */
function isSubRecipe(read: Reading, line: string): boolean {
  const name = /^(?<name>[^:]{3,40}):\s/.exec(line)?.groups?.name?.toLowerCase();
  return name !== undefined && read.spec.some((one) => one.name.toLowerCase().includes(name));
}

/** Where another recipe begins: behind the steps of the first, an empty line, a title and something measured. */
function nextRecipe(lines: readonly PastedLine[]): number {
  let hasSteps = false;
  let hasSpec = false;
  for (const [at, { raw, line }] of lines.entries()) {
    const next = lines.slice(at + 1).find((one) => one.line !== '');
    const isHead =
      lines[at - 1]?.line === '' &&
      line !== '' &&
      line.split(' ').length <= 6 &&
      !/[.!:]$/.test(line) &&
      headings.every(([, words]) => !words.test(line)) &&
      specIn(line, false).length === 0 &&
      !isStep(line);
    // "2. Sazerac" needs no steps before it.
    if (
      hasSpec &&
      (hasSteps || /^\d[.)]\s*\p{L}/u.test(raw)) &&
      isHead &&
      next &&
      specIn(next.line, false).length > 0 &&
      !isStep(next.line)
    )
      return at;
    hasSpec ||= specIn(line, false).length > 0;
    hasSteps ||= hasSpec && isStep(line);
  }
  return lines.length;
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

const nameOf = (name: string): string =>
  (toldName.exec(name)?.groups?.name ?? name)
    .replace(/^#+\s*/, '')
    .replace(/\s*[([](?:specs?|recipe|adapted|via|from|by|after|courtesy|equal parts)\b[^)\]]*[)\]]$/i, '')
    .replace(/\s+recipe$/i, '')
    .replace(/\s*[:–—-]\s*$/, '')
    .trim();
