import type { LibraryIngredient, LibraryRecipe, Rim } from '@barspoon/contracts';
import { parseIngredientLine } from '../parse-ingredient-line.ts';
import { toMl } from '../units.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { mayHaveAlcohol } from './alcohol-names.ts';
import { writtenLine } from './assemble.ts';
import { knownAs } from './brand-named.ts';
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
  /^(?:garnish(?:es|ed)?|decoration|decorate|for (?:the )?garnish|zum garnieren|zur (?:deko(?:ration)?|garnitur)|pour (?:la )?d[ée]cor(?:er|ation)|para (?:decorar|adornar)|per (?:decorare|guarnire))\b|\b(?:for|to|as)(?: the| an?)? (?:garnish|rim)(?:m?ing)?\b|\(garnish\)|\bzum garnieren\b|\bzur dekoration\b|\bpour d[ée]corer\b|\bpara decorar\b|\bper (?:decorare|guarnire)\b|\bon top$|^(?!.*\d)[\p{L} ]+ rim$/iu;
/** A part of it goes into the drink. */
const saysMore = /\b(?:plus|extra|more|additional|mehr|plus de|más|altro)\b/i;
const lead = /^(?:garnish(?:es|ed)?|decoration)\b\s*(?:[:–-]\s*|with\s+)/i;

/** Texts of which one alone may be a whole list: "30 ml gin, 30 ml Campari". */
export function listed(texts: readonly string[], vocabulary: Vocabulary<LibraryIngredient>): string[] {
  const [text, ...more] = texts;
  return text === undefined || more.length > 0 ? [...texts] : listIn(text, vocabulary);
}

/** Outside of brackets and of numbers ("1,5 cl"), and before "and" with an amount. */
const separators = [
  /;(?![^{(]*[})])/,
  /\s*[|•·]\s*/,
  /,(?!(?<=\d,)\d)(?![^(]*\))|\s+(?:and|&|\+)\s+(?=[\d¼-¾⅓-⅞])/,
];
/** No list of a recipe is longer. */
export const maxListLength = 8000;
/** Says something of what stands before it, whatever it names. */
const alwaysAside = /^(?:or|such as|like|e\.?g\.?|about|preferably|ideally|if|to|for)\b/iu;
/** Says something of it unless it names something: "chilled", but not "chilled champagne". */
const aside =
  /^(?:(?:very|well|extra|not) )?(?:optional|with|without|not|into|in|at|fresh|cold|warm|hot|\p{L}+(?:ed|ly))\b/iu;

/** A list in one line, where several of its pieces are measured or name something known; asides stay with what they are about. */
export function listIn(text: string, vocabulary: Vocabulary<LibraryIngredient>): string[] {
  if (text.length > maxListLength) return [text];
  for (const separator of separators) {
    const pieces: string[] = [];
    let named = 0;
    for (const piece of text.split(separator).map((part) => part.trim())) {
      if (piece === '') continue;
      const isOwn = isMeasured(piece) || (!alwaysAside.test(piece) && isKnown(piece, vocabulary));
      const last = pieces.length - 1;
      if (isOwn) named += 1;
      if (!isOwn && last >= 0 && (alwaysAside.test(piece) || aside.test(piece)))
        pieces[last] = `${pieces[last]}, ${piece}`;
      else pieces.push(piece);
    }
    if (pieces.length > 1 && named > 1 && named * 2 > pieces.length) return pieces;
  }
  return [text];
}

const isKnown = (piece: string, vocabulary: Vocabulary<LibraryIngredient>): boolean =>
  knownAs(parseIngredientLine(piece)?.name ?? piece, vocabulary) !== undefined || mayHaveAlcohol(piece);

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

/** Whether a line of a list only goes on the drink. */
export function isGarnish(text: string): boolean {
  if (!saysGarnish.test(text) || saysMore.test(text) || mayHaveAlcohol(text)) return false;
  const line = parseIngredientLine(text);
  return line === null || toMl({ amount: line.amount ?? undefined, unit: line.unit }) === undefined;
}
