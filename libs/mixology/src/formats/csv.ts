import { difficulties, ices, type LibraryIngredient, rims } from '@barspoon/contracts';
import Papa from 'papaparse';
import type { Vocabulary } from '../vocabulary.ts';
import { assemble, writtenLine } from './assemble.ts';
import { type Cells, cellsOf, gathered, linesOf, type TableEntry } from './csv-cells.ts';
import { headerOf } from './csv-columns.ts';
import { csvHeaderLine, csvRow, lineInCell, lostInCsv } from './csv-write.ts';
import { type ExchangeLine, Notebook, type ReadEntry } from './exchange.ts';
import { recipeFormat } from './format.ts';
import { readGarnish } from './garnish-field.ts';
import { plainText, shortened } from './plain-text.ts';
import { glassNamed, methodNamed, sentencesOf } from './words.ts';

type IngredientVocabulary = Vocabulary<LibraryIngredient>;

/** What columns are called in a report, where that is not their name. */
const labels: Readonly<Record<string, string>> = {
  prepMinutes: 'time',
  makesMl: 'size of a batch',
  keepsDays: 'days it keeps',
  slug: 'address',
};

/** A table with one row for each recipe, as spreadsheets keep it. Lists stand in one cell, a line for each entry. */
export const csvFormat = recipeFormat({
  frame: {
    open: `${csvHeaderLine}\r\n`,
    between: '\r\n',
    close: '\r\n',
    empty: `${csvHeaderLine}\r\n`,
  },
  writeOne: csvRow,
  lost: (recipe) => lostInCsv(recipe).notes,
  split: (text) => rowsOf(text.replace(/^\uFEFF/, '')),
  readOne: (found, _, vocabulary) => readEntry(found as TableEntry, vocabulary),
});

function rowsOf(text: string): TableEntry[] {
  const header = headerOf(text);
  if (!header) throw new Error('has no columns for names and ingredients in its first line');
  const names = Object.fromEntries(
    header.columns.map((column, at) => [column, header.names[at]?.trim() ?? '']).reverse(),
  );
  const rows = recordsOf(text, header.delimiter).flatMap((cells, at) => {
    if (at === 0 || cells?.every((cell) => cell.trim() === '')) return [];
    return {
      row: at + 1,
      names,
      cells: cellsOf(cells ?? [], header),
      ...(cells ? {} : { fault: misquoted }),
    };
  });
  return header.columns.includes('ingredients') || header.columns.includes('ingredient1')
    ? rows
    : gathered(rows);
}

const misquoted = 'A quotation mark in it opens a cell that nothing closes, or stands inside one.';
const maxMisquoted = 50;

/** The records of a table; null for a line with a misplaced quotation mark, behind which reading goes on. */
function recordsOf(text: string, delimiter: string): (string[] | null)[] {
  const records: (string[] | null)[] = [];
  let rest = text;
  for (let faults = 0; faults <= maxMisquoted; faults++) {
    const { data, errors } = Papa.parse<string[]>(rest, { delimiter });
    const fault = errors[0];
    if (fault?.row === undefined) return [...records, ...data];
    records.push(...data.slice(0, fault.row), null);
    const end = rest.indexOf('\n', fault.index);
    if (end < 0) return records;
    rest = rest.slice(end + 1);
  }
  throw new Error(`has a misplaced quotation mark in more than ${maxMisquoted} rows`);
}

/** A drink of a table. What is wrong is said with its row and what the table calls the column. */
function readEntry(entry: TableEntry, vocabulary: IngredientVocabulary): ReadEntry {
  const { row, cells, fault } = entry;
  if (fault !== undefined) {
    const notes = new Notebook('unnamed recipe');
    notes.refused('recipe', `Row ${row}: ${fault}`);
    return { name: notes.recipe, recipe: undefined, given: [], notes: notes.notes };
  }
  const read = readRow(cells, vocabulary);
  return {
    ...read,
    notes: read.notes.map((note) =>
      note.toCheck ? { ...note, detail: `${placeOf(note.field, entry)}: ${note.detail}` } : note,
    ),
  };
}

/** "Row 4, column “Glassware”", or the row alone for what no column says. */
function placeOf(field: string, { row, cells, names, lineRows }: TableEntry): string {
  const [part = '', number] = field.split(' ');
  const place = part === 'spec' ? (lineRows?.[Number(number) - 1] ?? row) : row;
  const numberedColumn = `ingredient${number ?? 1}`;
  const columns =
    part === 'spec' ? ['ingredients', numberedColumn] : part === 'instructions' ? ['method', part] : [part];
  const column =
    columns.find((one) => cells[one] !== undefined && names[one]) ?? columns.findLast((one) => names[one]);
  return column === undefined ? `Row ${place}` : `Row ${place}, column “${names[column]}”`;
}

function readRow(cells: Cells, vocabulary: IngredientVocabulary): ReadEntry {
  const said = (column: string) => plainText(cells[column] ?? '') || undefined;
  const notes = new Notebook(said('name') ?? 'unnamed recipe');
  const take = <T>(column: string, meaning: (value: string) => T | undefined): T | undefined => {
    const value = said(column);
    if (value === undefined) return undefined;
    const found = meaning(value);
    if (found === undefined)
      notes.refused(column, `The ${labels[column] ?? column} “${shortened(value, 80)}” is not known here.`);
    else notes.mapped(column, String(found));
    return found;
  };
  for (const column of Object.keys(cells))
    if (column.startsWith('?')) notes.omitted(column.slice(1) || 'a column without a name');
  const garnish = readGarnish(said('garnish') ?? '', notes, vocabulary);
  const makesMl = take('makesMl', (value) => (Number(value) > 0 ? Number(value) : undefined));
  const keepsDays = take('keepsDays', (value) => numberIn(value, 1, 730));
  const told = isProse(said('method')) ? cells.method : undefined;
  const origin = {
    creator: take('creator', (value) => value.slice(0, 80)),
    place: take('place', (value) => value.slice(0, 80)),
    year: take('year', (value) => numberIn(value, 1500, 2100)),
  };
  return assemble(
    {
      slug: take('slug', (value) => (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) ? value : undefined)),
      name: said('name') ?? '',
      alternativeNames: listIn(cells.alternativeNames)?.slice(0, 10),
      description: take('description', (value) => value),
      categoryLabels: listIn(cells.category) ?? [],
      tags: listIn(cells.tags),
      alcoholic: take('alcoholic', isSaid),
      difficulty: take('difficulty', (value) => difficulties.find((level) => same(level, value))),
      prepMinutes: take('prepMinutes', (value) => numberIn(value, 1, 240)),
      serves: take('serves', (value) => numberIn(value, 1, 40)),
      method: told === undefined ? take('method', methodNamed) : undefined,
      glass: take('glass', glassNamed),
      ice: take('ice', (value) => ices.find((ice) => same(ice, value))),
      rim: take('rim', (value) => rims.find((rim) => same(rim, value))) ?? garnish.rim,
      layered: take('layered', isSaid) || undefined,
      foam: take('foam', isSaid) || undefined,
      spec: specIn(cells, notes, vocabulary),
      garnish: garnish.garnish,
      homemade: makesMl === undefined || keepsDays === undefined ? undefined : { makesMl, keepsDays },
      instructions: [
        ...[told, cells.instructions].flatMap((text) => sentencesOf(text ?? '').map(plainText)),
        ...garnish.steps,
      ],
      origin: Object.values(origin).some((value) => value !== undefined) ? origin : undefined,
      source: take('source', (value) => value),
      image: take('image', (value) => (/^(?:https?:\/)?\/\S+$/.test(value) ? value : undefined)),
    },
    notes,
    vocabulary,
  );
}

/** A sentence about how a drink is made is no name of a technique. */
const isProse = (value = ''): boolean =>
  methodNamed(value) === undefined && /\S\s+\S+\s+\S|[.;]$/.test(value);

/** One cell with a list, or pairs of numbered columns. */
function specIn(cells: Cells, notes: Notebook, vocabulary: IngredientVocabulary): ExchangeLine[] {
  const texts = cells.ingredients ? linesOf(cells, vocabulary) : numberedLines(cells);
  return texts
    .filter((text) => text.trim())
    .flatMap((text, at) => {
      const field = `spec ${at + 1}`;
      return (
        lineInCell(text, field, notes, vocabulary) ?? writtenLine(plainText(text), field, notes, vocabulary)
      );
    });
}

function numberedLines(cells: Cells): string[] {
  const numbers = Object.keys(cells)
    .flatMap((column) => /^ingredient(\d+)$/.exec(column)?.[1] ?? [])
    .sort((a, b) => Number(a) - Number(b));
  return numbers.map((number) =>
    ['measure', 'amount', 'quantity', 'unit', 'ingredient']
      .flatMap((column) => cells[`${column}${number}`] ?? [])
      .join(' '),
  );
}

/** A list in a cell: a line for each entry, or divided by semicolons or commas. */
function listIn(cell: string | undefined): string[] | undefined {
  const parts = cell?.split(/\r?\n/) ?? [];
  const divided = parts.length > 1 ? parts : (cell?.split(cell.includes(';') ? ';' : ',') ?? []);
  const list = divided.map((part) => plainText(part)).filter(Boolean);
  return list.length > 0 ? list : undefined;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function isSaid(value: string): boolean | undefined {
  if (/^(?:yes|y|true|1|alcoholic)$/i.test(value)) return true;
  return /^(?:no|n|false|0|non[- ]?alcoholic)$/i.test(value) ? false : undefined;
}

function numberIn(value: string, min: number, max: number): number | undefined {
  const found = Number(/\d+/.exec(value)?.[0]);
  return found >= min && found <= max ? found : undefined;
}
