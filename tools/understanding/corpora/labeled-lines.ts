import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenLine } from '@barspoon/mixology';
import { amountIn, isMeasure, isSame, type Label, measureIn, milliliters, numberIn } from './labels.ts';

/** A line whose words were labeled by hand: which are the name, which the amounts, and which only say how. */
export interface LabeledSentence {
  text: string;
  /** The same amount in each measure the line says it in. */
  labels: Label[];
  name: string;
  beside: string;
}

const files = [
  'bbc/bbc-ingredients-snapshot-2017',
  'cookstr/cookstr-ingredients-snapshot-2017',
  'tastecooking/tastecooking-ingredients-snapshot-2024',
];
/** What is poured into drinks: the line's name ends with it, or an alternative in it does. */
const poured =
  /\b(?:juice|gin|vodka|rum|whiske?y|bourbon|rye|scotch|tequila|mezcal|brandy|cognac|calvados|kirsch|liqueur|schnapps|vermouth|campari|aperol|cointreau|triple sec|amaretto|kahl[uú]a|limoncello|prosecco|champagne|cava|sherry|port|madeira|marsala|bitters|grenadine|cordial|tonic water|soda water|club soda|sparkling water|ginger beer|ginger ale|lemonade|cola|simple syrup|sugar syrup|orgeat|agave nectar|cider|beer|stout|ale|espresso)$/i;

/** The drink-like lines of `strangetom/ingredient-parser`, once each. */
export function labeledSentences(folder: string): LabeledSentence[] {
  const found = new Map<string, LabeledSentence>();
  for (const file of files) {
    const [head = [], ...rows] = cells(readFileSync(join(folder, 'train/data', `${file}.csv`), 'utf8'));
    for (const row of rows) {
      const of = (column: string) => row[head.indexOf(column)] ?? '';
      const [text, name] = [of('input'), of('name')];
      // Most rows of the two large files are not labeled yet: their fields are empty, or or the name repeats the amount.
      if (
        !poured.test(name) ||
        /\d|^(?:an? |good )*squeeze|\bwith (?:\w+ )?juice|\bparts\b|\bmeasure\b/i.test(name) ||
        (of('quantity') === '' && /\d|[½¼¾⅓⅔⅛]/.test(text))
      )
        continue;
      found.set(text, {
        text,
        name,
        labels: labelsOf(of('quantity'), of('unit'), /\bplus\b/.test(of('comment'))),
        beside: [of('size'), of('preparation'), of('comment'), of('purpose')].join(' '),
      });
    }
  }
  return [...found.values()];
}

/** "10 #1$2" and "ml fl oz": one amount for each measure. */
function labelsOf(quantity: string, unit: string, isSum: boolean): Label[] {
  const amounts = quantity.split(' ').flatMap((word) => {
    const plain = word
      .replace(/(\d+)#(\d+)\$(\d+)/g, '$1 $2/$3')
      .replace(/#(\d+)\$(\d+)/g, '$1/$2')
      .replace(/x$/, '');
    const amount = amountIn(plain.replace(/-(?=\d+ \d)/, ' to '));
    return (
      amount ??
      (/^(?:one|half|two)$/i.test(word)
        ? { amount: word.toLowerCase() === 'half' ? 0.5 : /two/i.test(word) ? 2 : 1 }
        : [])
    );
  });
  const units = unit
    .replace(/\bfl (?=oz)/g, 'fl_')
    .split(' ')
    .map((word) => word.replace('_', ' '));
  const [first, second] = amounts;
  // "2 330 ml bottle": as many times what each holds.
  const held = first && second && isMeasure(units[0] ?? '') && /(?:can|bottle|jar|carton|tin)$/.test(unit);
  // "¼ cup plus 2 tablespoons": both together.
  const product =
    held && units.length < 4 ? [{ amount: first.amount * second.amount, unit: units[0] ?? '' }] : [];
  if (isSum && first && second) {
    const [from, to] = [measureIn(units[0] ?? ''), measureIn(units[1] ?? '')];
    const ml =
      first.amount * from[1] * (milliliters[from[0]] ?? 0) +
      second.amount * to[1] * (milliliters[to[0]] ?? 0);
    return [{ amount: ml, unit: 'ml' }];
  }
  return [...product, ...amounts.map((amount, at) => ({ ...amount, unit: units[at] ?? '' }))];
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** The first of several: "brandy or sherry", "sherry, or port". */
const firstOf = (name: string): string => name.split(/,? or /i)[0] ?? name;
const small = new Set(['the', 'of', 'a', 'an', 'and', 'or', 'good', 'quality']);

/** "Few drops" are several: any small number. */
const isUncounted = ({ amount }: WrittenLine, text: string) =>
  amount === null || amount === 1 || (amount <= 3 && /\bfew\b/i.test(text));

/** Amount, unit and name are right: the name has the labeled words (of alternatives, the first's), and nothing but what was said beside it. */
export function isReadRight(
  read: WrittenLine | null,
  { text, labels, name, beside }: LabeledSentence,
): boolean {
  if (!read) return false;
  const isAmount =
    labels.length === 0 ? isUncounted(read, text) : labels.some((label) => isSame(read, label));
  const own = words(read.name);
  const noted = new Set([...own, ...words(read.note ?? '')]);
  const named = new Set([...words(name), ...words(beside)].flatMap((word) => [word, word.replace(/s$/, '')]));
  const hasAll = words(firstOf(name)).every(
    (word) => noted.has(word) || noted.has(word.replace(/s$/, '')) || small.has(word),
  );
  const isClean =
    own.length > 0 &&
    own.every((word) => named.has(word) || named.has(word.replace(/s$/, '')) || small.has(word));
  return isAmount && hasAll && isClean && own.every((word) => numberIn(word) === undefined);
}

/** The cells of a file of comma-separated values; quotes may hold commas and line ends. */
function cells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    if (row.length > 1) rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
