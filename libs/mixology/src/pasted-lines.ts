import { cleanLine } from './written-lines.ts';
import { written } from './written-units.ts';

/** A line as it stands in a pasted text, and without its marks. */
export interface PastedLine {
  raw: string;
  line: string;
}

/** "[12:04, 3/5/2024] Anna: ", "03.05.24, 12:04 - Anna: ", as messengers copy it; "[Recipe] ", as forums tag it. */
const said =
  /^(?:\[\d{1,2}[:.]\d\d[^\]]*\]\s*[^:]{1,40}:\s*|\[\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?[^\]]*\]\s*[^:]{1,40}:\s*|\d{1,2}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d\d(?: ?[ap]m)? - [^:]{1,40}:\s*|\[(?:recipe|oc|original|drink|cocktail)\]\s*)/i;
/** Tags, mentions and addresses are about the text, not of it. */
const aside = /(?:^|\s)(?:[#@](?=\p{L})[\p{L}\p{N}_.]+|https?:\/\/\S+|www\.\S+)(?=\s|$|[,.;!])/gu;
const measure = /^(?:[\d.,/¼-¾⅓-⅞\s–-]+)(?<unit>\p{L}[\p{L}. ]*)?$/u;
const ruler = /^\|?[\s|:-]*-[\s|:-]*$/;
const titles =
  /^(?:ingredients?|zutat(?:en)?|ingr[ée]dients?|ingredientes?|ingredient[ei]|amounts?|measures?|menge|quantit\p{L}*|cantidad|units?|item|name|ml|cl|oz)$/iu;
const bare = /^(?<name>\p{L}[^\d:|]*?)\s+(?<amount>\d+(?:[.,]\d+)?)$/u;
const saysUnit =
  /\b(?:all|everything|amounts?|measures?|alles|tout|todo|tutto)\b[^.\n]{0,20}\b(?:in|en)\s+(ml|cl|oz)\b/i;

/** The lines of a text: a table's rows as lines, amounts without a unit with the one they are in. Tags and addresses are left out. */
export function pastedLines(text: string): PastedLine[] {
  const unit = saysUnit.exec(text)?.[1] ?? unitOfBare(text);
  return text.split(/\r?\n/).flatMap((given) => {
    const raw = given.trim().replace(said, '');
    if (/^\|.*\|/.test(raw)) return rowOf(raw);
    const line = cleanLine(raw.replace(aside, ' '));
    const { name, amount } = (unit && bare.exec(line)?.groups) || {};
    return line === '' && raw !== '' ? [] : [{ raw, line: name ? `${amount} ${unit} ${name}` : line }];
  });
}

/** A row of a Markdown table with the amount first; its head and ruler say nothing. */
function rowOf(raw: string): PastedLine[] {
  const cells = raw.split('|').map(cleanLine).filter(Boolean);
  if (ruler.test(raw) || cells.length === 0 || cells.every((cell) => titles.test(cell))) return [];
  const amounts = cells.filter((cell) => isMeasure(cell));
  const line = [...amounts, ...cells.filter((cell) => !amounts.includes(cell))].join(' ');
  return [{ raw: line, line }];
}

const isMeasure = (cell: string): boolean => {
  const found = measure.exec(cell);
  return found !== null && (!found.groups?.unit || written(found.groups.unit) !== undefined);
};

/** "Gin 50", "Campari 30": a list of names with bare numbers behind them is in milliliters, or in parts where they are small. */
function unitOfBare(text: string): 'ml' | 'parts' | undefined {
  const amounts = text
    .split(/\r?\n/)
    .flatMap((line) => bare.exec(cleanLine(line))?.groups?.amount ?? [])
    .map((amount) => Number(amount.replace(',', '.')));
  if (amounts.length < 2) return undefined;
  if (amounts.every((amount) => amount >= 5 && amount <= 500)) return 'ml';
  return amounts.every((amount) => amount < 5) ? 'parts' : undefined;
}
