import type { Glass, Method } from '@barspoon/contracts';
import { glassNamed } from './formats/words.ts';
import type { WrittenLine } from './parse-ingredient-line.ts';
import { isStep, type Part } from './recipe-text-parts.ts';

export interface Reading {
  name: string;
  isNamed: boolean;
  description: string[];
  spec: WrittenLine[];
  steps: string[];
  garnish: string[];
  glass: Glass | undefined;
  method: Method | undefined;
  serves: number;
  /** Lines that are nothing but ice. */
  ice: string[];
  part: Part | undefined;
  /** What the lines below have of each: "¾ oz each:". */
  each: string | undefined;
  /** The line before was of the spec. */
  isBelowSpec: boolean;
}

/** "Soda" or "prosecco, to serve" below measured lines. */
export const isBareName = (line: string): boolean =>
  /^\p{L}[\p{L}'’ -]*(?:, (?:to|for) (?:serve|serving|finish))?$/u.test(line) &&
  line.split(' ').length <= 4 &&
  !/^(?:no|none|on|up|rocks|serve|stirr?ed|shaken|build)\b/i.test(line) &&
  !isStep(line) &&
  glassNamed(line) === undefined;

/** "My go-to is a Last Word", "that's a Tom Collins": it is named. */
export const toldName =
  /^(?:.*\b(?:my|our|a) (?:take on|version of|riff on|recipe for)|(?:ok|so|hey|hi|well|here|this|my|try)\b.*?\b(?:is|called|makes)|that(?:['’]?s| is| makes)(?: it,?)?|it['’]?s)(?: an?| the| my)? (?<name>[\p{L}'’& -]{3,50})[.:!]?$/iu;
