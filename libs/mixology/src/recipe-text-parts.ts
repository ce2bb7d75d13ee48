import { countBehind } from './counted-thing.ts';
import { leadingAmount } from './parse-amount.ts';
import { parseIngredientLine, parseIngredientList, type WrittenLine } from './parse-ingredient-line.ts';

export type Part = 'spec' | 'steps' | 'description' | 'garnish' | 'rim' | 'glass';

/** Headings in English, German, French, Spanish and Italian; what stands behind them on the line belongs to the part. */
export const headings: readonly (readonly [Part, RegExp])[] = [
  [
    'spec',
    /^for the (?:drink|cocktail|shaker|glass|base|mix)\s*:?\s*$|^(?:the )?(?:ingredients?|specs?|you(?:['’]ll| will)? need|what you(?:['’])?(?: wi)?ll? need|what you need|zutaten|ingr[ée]dients?|ingredientes|ingredienti)\b(?: list)?(?: (?:for|für|pour|para|per) [^:]*)?\s*(?:[:–-]|$)\s*/i,
  ],
  [
    'steps',
    /^(?:the )?(?:methods?|instructions?|directions?|preparation|how to (?:make|mix|prepare)(?: it)?|steps?|build|zubereitung|anleitung|pr[ée]paration|preparaci[óo]n|elaboraci[óo]n|preparazione|procedimento|m[ée]todo|what to do)\b\s*(?:[:–-]|$)\s*/i,
  ],
  ['description', /^(?:description|about|notes?|story|history|review)\b\s*(?:[:–-]|$)\s*/i],
  ['glass', /^(?:glass(?:ware)?|glas|verre|vaso|copa|bicchiere)\s*:\s*$/i],
  ['rim', /^(?:for the )?(?:rim|salt rim|sugar rim)\s*(?::\s*|$)/i],
  [
    'garnish',
    /^(?:(?:for the )?garnish(?:es)?|decoration|deko(?:ration)?|d[ée]cor(?:ation)?|decoraci[óo]n|guarnici[óo]n|guarnizione|decorazione)\b\s*(?:[:–-]|$)\s*/i,
  ],
];

/** What a bartender is told to do first: a step, however it is numbered. */
const verb =
  /^(?:dry |reverse |hard |gently |lightly |briefly |slowly |then |finally |first |double |fine |quickly |vigorously )*(?:add|build|blend|boil|bring|chill|churn|combine|cover|dip|dissolve|double|drop|dry|express|fill|flame|float|freeze|garnish|gently|heat|infuse|layer|lengthen|let|light|lower|mix|muddle|place|pour|press|prepare|put|rim|rinse|roll|rub|season|serve|shake|simmer|squeeze|stir|strain|swizzle|throw|toss|transfer|using|warm|wet|whip|whisk|whizz|in an?|alle|zuerst|sch[üu]tteln|shaken|mixen|verser|versez|piler|pilez|ajouter|ajoutez|m[ée]langer|agitar|agitare|shakerare|mescolare|versare|poner|echar|mezclar|machacar|a[ñn]adir|servir|colar)\b/i;

/** One line as lines of a spec, when it is measured. */
export function specIn(line: string, isUnderHeading: boolean): WrittenLine[] {
  const each = eachOf(line);
  if (each.length > 1) return each;
  const behind = eachBehind(line);
  if (behind.length > 1) return behind;
  const several = listIn(line);
  if (several.length > 1) return several;
  const parts = partsBehind(line);
  if (parts.length > 1) return parts;
  const one = parseIngredientLine(line);
  if (!one) return [];
  if (isUnderHeading) return isStep(line) ? [] : [one];
  return isMeasured(one, line) ? [one] : [];
}

export const isStep = (line: string): boolean => {
  if (!verb.test(line)) return false;
  const read = parseIngredientLine(line);
  // "Top with soda" and "Float dark rum" are lines of a spec; what goes on behind that is a step.
  const isPoured = read?.unit === 'top' || /^float\s+[\d¼-¾⅓-⅞]/iu.test(line);
  return !(isPoured && line.split(/\s+/).length <= 6);
};

const maxWords = 14;
const maxCountedWords = 7;
const juiceOf =
  /^(?:the )?(?:fresh(?:ly squeezed)? )?(?:juice|zest|saft|jus|zumo|jugo|succo) (?:of|von|d['’]|de|di|einer)/i;

function isMeasured({ amount, unit, name }: WrittenLine, line: string): boolean {
  const words = line.split(/\s+/).length;
  if (unit === 'to taste' && /\bto taste\b/i.test(line)) return words <= 6;
  // A rinse is poured, too.
  if (unit === 'to taste' && /\brins(?:e|ing)\b/i.test(line)) return words <= 6 && !verb.test(line);
  if (unit === 'top') return words <= 8 && !/[.!]\s/.test(line);
  if (amount === null || isStep(line) || words > maxWords) return false;
  // "A classic of the Savoy" counts nothing, though "a" may be a number; "3 Wise Men" may be a name.
  if (unit === 'piece' || unit === 'part')
    return (
      words <= maxCountedWords &&
      (unit === 'part' || juiceOf.test(line) || !/^\p{L}/u.test(line) || countBehind.test(line))
    );
  return name !== '';
}

const listSeparators = [
  /\s*;\s*/,
  /\s*,\s*(?:and |& )?(?![^(]*\))(?=\S)/,
  /\s+\/\s+/,
  /\s+\+\s+/,
  /\s+\|\s+/,
  /\s*•\s*/,
];

/** "Vodka citron 1.5, Cointreau 1, lime .5": parts, said behind the names. */
const numberBehind = /^(?<name>\p{L}[^\d¼-¾⅓-⅞]*?)\s+(?<number>\d*\.?\d+(?:\s?[¼-¾⅓-⅞])?|[¼-¾⅓-⅞])$/u;

function partsBehind(line: string): WrittenLine[] {
  const [list = ''] = line.split(/\s[-–—]\s|\.\s/);
  const pieces = list.split(/\s*[,;/|]\s+/).map((piece) => numberBehind.exec(piece.trim())?.groups);
  if (pieces.length < 2 || pieces.some((piece) => piece === undefined)) return [];
  return pieces.flatMap(
    (piece) => parseIngredientLine(`${piece?.number} ${isWhole(piece) ? '' : 'part '}${piece?.name}`) ?? [],
  );
}
/** An egg white is counted. */
const isWhole = (piece: Record<string, string> | undefined): boolean =>
  /\begg|\bcube/i.test(piece?.name ?? '');

/** "…, 30 ml liqueur and a fresh shot of espresso": the last of a list. */
const lastMeasure =
  /\s+and (?=(?:an?|one|two) (?:\p{L}+ )?(?:shot|dash|splash|drop|pinch|squeeze|bar ?spoon)s? of\b)/iu;

/** A line that is a list, by commas, semicolons, strokes or pluses: most of its pieces are measured. */
function listIn(line: string): WrittenLine[] {
  for (const separator of listSeparators) {
    const pieces = line
      .replace(lastMeasure, ', ')
      .split(separator)
      .map((piece) => piece.replace(/^and\s+/i, '').trim())
      .filter(Boolean);
    if (pieces.length < 2) continue;
    const read = pieces.map((piece) => parseIngredientLine(piece));
    const measured = read.filter(
      (one) => one !== null && (one.unit === 'top' || (one.amount !== null && one.unit !== 'piece')),
    );
    const counted = read.filter((one) => one !== null && (one.amount !== null || one.unit === 'top'));
    if (measured.length >= 2 && counted.length * 2 > pieces.length) return joined(read, pieces);
  }
  return parseIngredientList(line).length > 1 && isAllMeasured(parseIngredientList(line))
    ? parseIngredientList(line)
    : [];
}

/** "1 oz each gin, Campari and vermouth": as much of each. */
const shared = /^(?<measure>[\d¼-¾⅓-⅞.,/\s]+\p{L}[\p{L}. ]*?)\s+each(?:\s+of)?\s*:?\s+(?<list>.+)$/iu;

function eachOf(line: string): WrittenLine[] {
  const { measure, list } = shared.exec(line)?.groups ?? {};
  if (measure === undefined || list === undefined) return [];
  return namesIn(list).flatMap((name) => parseIngredientLine(`${measure} ${name}`) ?? []);
}

/** "Bourbon, Aperol, lemon juice - ¾ oz each". */
const sharedBehind =
  /^(?<list>\p{L}[^\d¼-¾⅓-⅞]*?)\s*[-–—:,(]?\s*(?<measure>[\d¼-¾⅓-⅞.][\d¼-¾⅓-⅞.,/\s]*\p{L}[\p{L}. ]*?)\s+(?:of )?each\)?\.?$/iu;

function eachBehind(line: string): WrittenLine[] {
  const { measure, list } = sharedBehind.exec(line)?.groups ?? {};
  return measure === undefined || list === undefined
    ? []
    : namesIn(list).flatMap((name) => parseIngredientLine(`${measure} ${name}`) ?? []);
}

const ofEach = '[\\d¼-¾⅓-⅞.][\\d¼-¾⅓-⅞.,/ ]*\\p{L}+\\.?';
/** "Equal parts (¾ oz each):", "1 oz each of the following:", above names in lines of their own. */
const eachHeading = new RegExp(
  `^(?:equal (?:parts|measures|amounts)(?:\\s*[(,–-]?\\s*(?<behind>${ofEach}) each\\)?)?|(?<before>${ofEach}) (?:of )?each(?: of(?: the following)?)?)\\s*:?$`,
  'iu',
);

/** As much of each as a heading says that stands above names; undefined for any other line. */
export function eachBelow(line: string): string | undefined {
  const found = eachHeading.exec(line);
  return found ? (found.groups?.behind ?? found.groups?.before ?? '1 part') : undefined;
}

const isAllMeasured = (lines: readonly WrittenLine[]) =>
  lines.every(({ amount, unit }) => amount !== null || unit === 'top' || unit === 'to taste') &&
  lines.filter(({ amount, unit }) => amount !== null || unit === 'top').length > 1;

/** A piece without a measure is a note of the one before it, unless it names something on its own. */
function joined(read: readonly (WrittenLine | null)[], pieces: readonly string[]): WrittenLine[] {
  const lines: WrittenLine[] = [];
  for (const [at, one] of read.entries()) {
    if (!one) continue;
    const last = lines.at(-1);
    const isNote =
      one.amount === null &&
      one.unit === 'to taste' &&
      last &&
      /^(?:to|for|fresh\w*|chilled|strained|beaten|optional|preferably|such as|or|plus|well|cold|warm|at)\b/i.test(
        pieces[at] ?? '',
      );
    if (isNote && last) last.note = [last.note, pieces[at]].filter(Boolean).join('; ');
    else lines.push(one);
  }
  return lines;
}

const equal = /\bequal (?:parts|measures|amounts)(?: of)?:?\s+(?<list>[^.]+)/i;

const ratio =
  /[([]?(?<![\d:])(?<numbers>\d*\.?\d+(?:\/\d)?(?:\s?:\s?\d*\.?\d+(?:\/\d)?)+)(?![\d:/])[)\]]?(?:\s+(?:of|ratio of))?:?/;

/** "Equal parts gin, Campari and sweet vermouth", "2:1:1 gin, lemon juice, syrup": parts of each. */
export function equalPartsIn(line: string): WrittenLine[] {
  const list = equal.exec(line)?.groups?.list;
  if (list) return partsOf(namesIn(list), () => 1);
  const found = ratio.exec(line);
  // "1 tsp 2:1 syrup" says how strong a syrup is.
  if (found && /\d/.test(line.slice(0, found.index))) return [];
  const numbers =
    found?.groups?.numbers?.split(':').map((text) => leadingAmount(text.trim())?.amount ?? 0) ?? [];
  const after = line.slice((found?.index ?? 0) + (found?.[0].length ?? 0));
  const behind = namesIn(after);
  const paired = namesIn(after, /\s+to\s+/i);
  const names =
    behind.length !== numbers.length && paired.length === numbers.length
      ? paired
      : behind.length === numbers.length
        ? behind
        : namesIn(line.replace(ratio, ' ').replace(/^[^:]*:/, ''));
  return numbers.length > 1 && names.length === numbers.length
    ? partsOf(names, (at) => numbers[at] ?? 1)
    : [];
}

const namesIn = (list: string, separator = /\s*(?:,|;|\/|\+|&|\band\b)\s*/i): string[] =>
  list
    .split(separator)
    .map((name) => name.replace(/[.\s–—-]+$/, '').trim())
    .filter((name) => name && !verb.test(name));

const partsOf = (names: readonly string[], amountOf: (at: number) => number): WrittenLine[] =>
  names.map((name, at) => ({
    amount: amountOf(at),
    unit: 'part' as const,
    name,
    note: null,
    optional: false,
  }));

const poured =
  /(?<![\p{L}\d])(?<measure>(?:\d+(?:[.,]\d+)?|\.\d+)?(?:\s?[¼-¾⅓-⅞]|\s\d\/\d|\/\d)?\s?(?:ml|cl|oz|ounces?|fl oz|parts?|dash(?:es)?|drops?|bar ?spoons?|tsp|teaspoons?|tbsp|tablespoons?|shots?|cups?)\.?)\s+(?:of\s+)?(?<name>\p{L}.*?)(?=\s*(?:[,;.]|\band\b|\bwith\b|\bplus\b|\bover\b|\binto\b|\bhard\b|\bwithout\b|\bin an?\b|\bon ice\b|\bthen\b|\buntil\b|\bto(?: a| the)?\b|&|$))/giu;

/** "The juice of half a lemon", "cut 1 lime", "top with hot water" within a sentence. */
const unmeasured =
  /(?<![\p{L}\d])(?:(?<counted>(?:\d+|½|half an?|an?|one|two) (?:whole |small |large |fresh )?(?:limes?|lemons?|oranges?|egg whites?|egg yolks?|eggs?|sugar cubes?|(?:mint|basil) (?:leaves|sprigs?)))(?![ -](?:wedge|wheel|slice|twist|peel|zest|juice|half|halves)|\p{L})|(?<small>(?:an?|one|two|three) (?:\p{L}+ )?(?:shots?|dash(?:es)?|splash(?:es)?|drops?|pinch(?:es)?|bar ?spoons?) of \p{L}[\p{L} ]*?(?=\s*[,.;]|\s+(?:and|then|over|with)\b|$))|(?<juice>(?:juice|zest) of (?:½|half|1|one|an?|two|2)(?: an?)? \p{L}+)|top(?:ped)?(?: up| off)? with (?<top>\p{L}[\p{L} ]*?)(?=[.,;]|\band\b|$))/giu;

/** Measures in a sentence: "shake 50 ml gin with 25 ml lemon juice and 15 ml syrup". */
export function pouredIn(text: string): WrittenLine[] {
  const measured = [...text.matchAll(poured)].flatMap(({ groups }) => {
    const line = /\d|[¼-¾⅓-⅞]/.test(groups?.measure ?? '')
      ? parseIngredientLine(`${groups?.measure} ${groups?.name}`)
      : null;
    return line && line.amount !== null ? [line] : [];
  });
  if (measured.length < 2) return measured;
  const others = [...text.matchAll(unmeasured)].flatMap(
    ({ groups }) =>
      parseIngredientLine(groups?.small ?? groups?.juice ?? groups?.counted ?? `top with ${groups?.top}`) ??
      [],
  );
  return [...measured, ...others];
}
