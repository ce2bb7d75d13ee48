import type { LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '../vocabulary.ts';
import type { CsvHeader } from './csv-columns.ts';
import { plainCell } from './csv-write.ts';
import { listIn, maxListLength } from './ingredient-texts.ts';

/** The cells of a row by what their column holds. */
export type Cells = Readonly<Record<string, string>>;

const saysNothing = /^(?:n\/?a|none|null|nan|nil|undefined|-+|[–—?])\.?$/i;
/** In these columns the word means something. */
const literal = ['name', 'ice'];

/** A drink of a table, and where it stands there: its row as a spreadsheet counts, and what the table calls its columns. */
export interface TableEntry {
  row: number;
  cells: Cells;
  names: Readonly<Record<string, string>>;
  /** The rows of its ingredients, where each has one. */
  lineRows?: readonly number[];
  /** Why the row cannot be read. */
  fault?: string;
}

/** The cells of a row that say something. Of two for one thing the first counts, and the other keeps its own name. */
export function cellsOf(row: readonly string[], { columns, names }: CsvHeader): Cells {
  const cells: Record<string, string> = {};
  for (const [at, column] of columns.entries()) {
    const cell = plainCell(row[at] ?? '');
    if (cell.trim() === '' || (saysNothing.test(cell.trim()) && !literal.includes(column))) continue;
    cells[column in cells ? `?${names[at]?.trim()}` : column] = cell;
  }
  return cells;
}

const pieceColumns = ['line', 'ingredient', 'measure', 'amount', 'quantity', 'unit', 'note'];

/** A table with a row for each ingredient as one with a row for each drink. A row without a name belongs to the one above. */
export function gathered(rows: readonly TableEntry[]): TableEntry[] {
  const drinks = new Map<string, TableEntry & { lines: string[]; lineRows: number[] }>();
  let name = '';
  for (const one of rows) {
    name = one.cells.name ?? name;
    if (one.fault) {
      drinks.set(`row ${one.row}`, { ...one, lines: [], lineRows: [] });
      continue;
    }
    const drink = drinks.get(name) ?? { ...one, cells: {}, lines: [], lineRows: [] };
    const line = pieceLine(one.cells);
    const said = Object.entries(one.cells).filter(([column]) => !pieceColumns.includes(column));
    drinks.set(name, {
      ...drink,
      cells: { ...Object.fromEntries(said), ...drink.cells },
      lines: line ? [...drink.lines, line] : drink.lines,
      lineRows: line ? [...drink.lineRows, one.row] : drink.lineRows,
    });
  }
  return [...drinks.values()].map(({ lines, cells, names, ...drink }) => ({
    ...drink,
    names: { ...names, ingredients: names.line ?? names.ingredient ?? '' },
    cells: { ...cells, ingredients: lines.join('\n') },
  }));
}

function pieceLine({ line, measure, amount, quantity, unit, ingredient, note }: Cells): string {
  if (line !== undefined) return line.replace(/\s+/g, ' ');
  const text = [measure, amount, quantity, unit, ingredient].filter(Boolean).join(' ').replace(/\s+/g, ' ');
  return note && text ? `${text} (${note.replace(/[()\s]+/g, ' ').trim()})` : text;
}

/** The texts of the cell for ingredients: a line for each, a list as programs write it, or one divided by signs. */
export function linesOf(
  { ingredients = '', measures = '' }: Cells,
  vocabulary: Vocabulary<LibraryIngredient>,
): string[] {
  const listed = programList(ingredients);
  const lines = listed ?? ingredients.split(/\r?\n/);
  const texts =
    listed || lines.length > 1
      ? lines
      : ingredients.includes(';')
        ? ingredients.split(/;(?![^{]*\})/)
        : listIn(ingredients, vocabulary);
  if (measures === '') return texts;
  // Amounts in a list of their own belong to the ingredients in their order.
  const names = texts.length > 1 ? texts : ingredients.split(',');
  const amounts = programList(measures) ?? measures.split(/\r?\n|[;,]/);
  return amounts.length === names.length
    ? names.map((name, at) => `${amounts[at]?.trim()} ${name.trim()}`)
    : texts;
}

const quoted = /'((?:[^'\\]|\\.|'(?=\p{L}))*)'|"((?:[^"\\]|\\.)*)"/gu;

/** "['2 oz gin', 'tonic']" or "[['2 oz', 'gin']]", as JSON and Python write lists; undefined for any other text. */
function programList(cell: string): string[] | undefined {
  if (cell.length > maxListLength) return undefined;
  const inside = /^\s*[[(](.*)[\])]\s*$/s.exec(cell)?.[1];
  if (inside === undefined) return undefined;
  const groups = inside.match(/[[(][^[\]]*[\])](?=\s*(?:,|$))/g);
  const isNested = groups !== null && /^\s*[[(]/.test(inside);
  const texts = (isNested ? groups : [inside]).map((group) =>
    [...group.matchAll(quoted)].map(([, single, double]) =>
      (single ?? double ?? '').replace(/\\(['"\\])/g, '$1').trim(),
    ),
  );
  const list = isNested ? texts.map((parts) => parts.filter(Boolean).join(' ')) : texts.flat();
  return list.length > 0 ? list : undefined;
}
