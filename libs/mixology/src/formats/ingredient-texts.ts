import type { LibraryIngredient, LibraryRecipe, Rim } from '@barspoon/contracts';
import { parseIngredientLine } from '../parse-ingredient-line.ts';
import { toMl } from '../units.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { mayHaveAlcohol } from './alcohol-names.ts';
import { writtenLine } from './assemble.ts';
import type { ExchangeLine, Notebook } from './exchange.ts';
import { readGarnish } from './garnish-field.ts';

/** What a list of ingredients says: lines of the spec, and what of it only goes on the drink. */
export interface ReadIngredients {
  spec: ExchangeLine[];
  garnish: LibraryRecipe['garnish'];
  rim: Rim | undefined;
  /** A garnish that is not known here. */
  steps: string[];
}

const saysGarnish =
  /^(?:garnish(?:es|ed)?|decoration|decorate|for (?:the )?garnish|zum garnieren|zur (?:deko(?:ration)?|garnitur)|pour (?:la )?d[ée]cor(?:er|ation)|para (?:decorar|adornar)|per (?:decorare|guarnire))\b|\b(?:for|to|as)(?: the| an?)? garnish(?:ing)?\b|\(garnish\)|\bzum garnieren\b|\bzur dekoration\b|\bpour d[ée]corer\b|\bpara decorar\b|\bper (?:decorare|guarnire)\b/i;
/** A part of it goes into the drink. */
const saysMore = /\b(?:plus|extra|more|additional|mehr|plus de|más|altro)\b/i;
const lead = /^(?:garnish(?:es|ed)?|decoration)\b\s*(?:[:–-]\s*|with\s+)/i;

/** Texts of which one alone may be a whole list: "30 ml gin, 30 ml Campari". */
export function listed(texts: readonly string[]): string[] {
  const [text, ...more] = texts;
  return text === undefined || more.length > 0 ? [...texts] : listIn(text);
}

/** A list in one line: by semicolons, or by commas where most of the pieces are measured. */
export function listIn(text: string): string[] {
  for (const separator of [/;(?![^{(]*[})])/, /,(?!\s?\d{1,3}\b(?!\s*\p{L}))(?![^(]*\))/u]) {
    const pieces = text
      .split(separator)
      .map((piece) => piece.trim())
      .filter(Boolean);
    if (pieces.length > 1 && pieces.filter(isMeasured).length * 2 > pieces.length) return pieces;
  }
  return [text];
}

function isMeasured(piece: string): boolean {
  const line = parseIngredientLine(piece);
  return line !== null && (line.amount !== null || line.unit === 'top');
}

/** Lines as people write them, "2 oz rye"; "lemon wheel, for garnish" is no ingredient, unless it is poured. */
export function readIngredients(
  texts: readonly string[],
  notes: Notebook,
  vocabulary: Vocabulary<LibraryIngredient>,
): ReadIngredients {
  const read: ReadIngredients = { spec: [], garnish: [], rim: undefined, steps: [] };
  for (const [at, text] of texts.entries()) {
    if (!isGarnish(text)) {
      read.spec.push(...writtenLine(text, `spec ${at + 1}`, notes, vocabulary));
      continue;
    }
    const { garnish, rim, steps } = readGarnish(
      text.replace(lead, '').replace(/\(garnish\)/i, ''),
      notes,
      vocabulary,
    );
    read.garnish.push(...garnish);
    read.rim ??= rim;
    read.steps.push(...steps);
  }
  return read;
}

function isGarnish(text: string): boolean {
  if (!saysGarnish.test(text) || saysMore.test(text) || mayHaveAlcohol(text)) return false;
  const line = parseIngredientLine(text);
  return line === null || toMl({ amount: line.amount ?? undefined, unit: line.unit }) === undefined;
}
