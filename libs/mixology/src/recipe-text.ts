import type { Glass, Ice, Method } from '@barspoon/contracts';
import { guessGlass, guessIce, guessMethod } from './formats/guess.ts';
import { glassNamed, methodNamed, stepsOf } from './formats/words.ts';
import { parseIngredientLine, parseIngredientList, type WrittenLine } from './parse-ingredient-line.ts';

/** A recipe as somebody wrote it down, read into parts. What the text does not say is guessed and named in `guessed`. */
export interface ReadRecipeText {
  name: string;
  description: string;
  spec: WrittenLine[];
  instructions: string[];
  serves: number;
  glass: Glass;
  method: Method;
  ice: Ice;
  guessed: ('name' | 'glass' | 'method' | 'ice')[];
}

type Part = 'spec' | 'steps' | 'description';

const headings: readonly (readonly [Part, RegExp])[] = [
  ['spec', /^(?:ingredients?|spec|you(?:'|’)ll need|what you need)\b\s*(?:[:–-]|$)\s*/i],
  ['steps', /^(?:methods?|instructions?|directions?|preparation|steps?|how to make it)\b\s*(?:[:–-]|$)\s*/i],
  ['description', /^(?:description|about|notes?)\b\s*(?:[:–-]|$)\s*/i],
];
const said = {
  name: /^(?:name|recipe)\s*:\s*(.+)$/i,
  glass: /^(?:glass(?:ware)?|served? in|serve)\s*:\s*(.+)$/i,
  method: /^(?:technique|method)\s*:\s*(\w+)\.?$/i,
  garnish: /^garnish(?:es)?\s*:\s*(.+)$/i,
  serves: /^(?:serves|yields?|makes|servings)\s*:?\s*(\d+)/i,
};
const numbered = /^\d+[.)]\s+/;
/** "Top with soda water." may be a line of the spec; a step is longer or goes on behind its first sentence. */
const maxSpecWords = 9;
const sentence = /(?<=[.!])\s+(?=\p{Lu})/u;

/**
 * Reads any recipe text: with headings or without, one line a piece or a paragraph. Nothing typed is lost: what is
 * neither name, measured line nor step stands in the description. Implements BEYOND-25.
 */
export function readRecipeText(text: string): ReadRecipeText {
  const read = { name: '', description: [] as string[], spec: [] as WrittenLine[], steps: [] as string[] };
  let glass: Glass | undefined;
  let method: Method | undefined;
  let serves = 1;
  let part: Part | undefined;
  let isNamed = false;

  const take = (line: string, into: Part) => {
    if (into === 'spec') read.spec.push(...specOf(line));
    else if (into === 'steps') read.steps.push(...line.split(sentence));
    else read.description.push(line);
  };
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    if (line === '') continue;
    const whole = wholeLine(line);
    if (whole?.[0] === 'name') {
      read.name = whole[1];
      isNamed = true;
    } else if (whole?.[0] === 'glass' && glassNamed(whole[1])) glass = glassNamed(whole[1]);
    else if (whole?.[0] === 'method' && methodNamed(whole[1])) method = methodNamed(whole[1]);
    else if (whole?.[0] === 'serves') serves = Math.min(Math.max(Number(whole[1]), 1), 40);
    else if (whole?.[0] === 'garnish') read.steps.push(`Garnish with ${whole[1].replace(/\.$/, '')}.`);
    else {
      const heading = headings.find(([, words]) => words.test(line));
      if (heading) {
        part = heading[0];
        const rest = line.replace(heading[1], '');
        if (rest) take(rest, part);
      } else if (part) take(part === 'steps' ? (stepsOf(line)[0] ?? line) : line, part);
      else if (read.name === '' && read.spec.length === 0 && !isSpec(line)) read.name = line;
      else take(numbered.test(line) ? line.replace(numbered, '') : line, partOf(line, read));
    }
  }
  const instructions = read.steps.map((step) => step.trim()).filter(Boolean);
  const words = { instructions };
  const madeBy = method ?? guessMethod(words);
  const ice = guessIce(words, madeBy);
  return {
    name: read.name.replace(/\s+recipe$/i, ''),
    description: read.description.join(' '),
    spec: read.spec,
    instructions,
    serves,
    glass: glass ?? guessGlass(words, ice),
    method: madeBy,
    ice,
    guessed: [
      ...(read.name && !isNamed ? (['name'] as const) : []),
      ...(glass ? [] : (['glass'] as const)),
      ...(method ? [] : (['method'] as const)),
      'ice',
    ],
  };
}

type Said = keyof typeof said;
function wholeLine(line: string): [Said, string] | undefined {
  for (const [field, words] of Object.entries(said)) {
    const value = words.exec(line)?.[1]?.trim();
    if (value) return [field as Said, value];
  }
  return undefined;
}

/** A list in one line is several lines; a comma in a measured line parts off its note. */
function specOf(line: string): WrittenLine[] {
  const several = parseIngredientList(line);
  const isList = several.length > 1 && several.every(({ amount, unit }) => amount !== null || unit === 'top');
  if (isList) return several;
  const one = parseIngredientLine(line);
  return one ? [one] : [];
}

function isSpec(line: string): boolean {
  if (numbered.test(line) || line.split(/\s+/).length > maxSpecWords) return false;
  const read = parseIngredientLine(line);
  // "A classic of the Savoy" counts nothing, though "a" may be a number.
  if (read?.unit === 'piece' && /^\p{L}/u.test(line)) return false;
  return read !== null && (read.amount !== null || read.unit === 'top');
}

function partOf(
  line: string,
  { spec, steps }: { spec: readonly unknown[]; steps: readonly unknown[] },
): Part {
  if (steps.length === 0 && isSpec(line)) return 'spec';
  return spec.length > 0 ? 'steps' : 'description';
}
