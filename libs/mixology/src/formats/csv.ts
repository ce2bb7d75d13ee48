import { difficulties, ices, type LibraryIngredient, rims } from '@barspoon/contracts';
import Papa from 'papaparse';
import type { Vocabulary } from '../vocabulary.ts';
import { assemble, writtenLine } from './assemble.ts';
import { headerOf } from './csv-columns.ts';
import { csvHeaderLine, csvRow, lineInCell, lostInCsv, plainCell } from './csv-write.ts';
import { type ExchangeLine, Notebook, type ReadEntry } from './exchange.ts';
import { recipeFormat } from './format.ts';
import { readGarnish } from './garnish-field.ts';
import { plainText, shortened } from './plain-text.ts';
import { glassNamed, methodNamed, sentencesOf } from './words.ts';

type IngredientVocabulary = Vocabulary<LibraryIngredient>;
/** The cells of a row by what their column holds. */
type Cells = Readonly<Record<string, string>>;

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
  readOne: (found, _, vocabulary) => readRow(found as Cells, vocabulary),
});

function rowsOf(text: string): Cells[] {
  const header = headerOf(text);
  if (!header) throw new Error('has no columns for names and ingredients in its first line');
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: header.delimiter,
    skipEmptyLines: 'greedy',
  });
  const fault = errors[0];
  if (fault) throw new Error(`cannot be read in row ${(fault.row ?? 0) + 1}: ${fault.message.toLowerCase()}`);
  return data
    .slice(1)
    .map((row) =>
      Object.fromEntries(
        header.columns
          .map((column, at) => [column, plainCell(row[at] ?? '')] as const)
          .filter(([, cell]) => cell),
      ),
    );
}

function readRow(cells: Cells, vocabulary: IngredientVocabulary): ReadEntry {
  const said = (column: string) => plainText(cells[column] ?? '') || undefined;
  const notes = new Notebook(said('name') ?? 'unnamed recipe');
  const take = <T>(column: string, meaning: (value: string) => T | undefined): T | undefined => {
    const value = said(column);
    if (value === undefined) return undefined;
    const found = meaning(value);
    if (found === undefined) notes.refused(column, `"${shortened(value, 80)}" is not known here`);
    else notes.mapped(column, String(found));
    return found;
  };
  for (const column of Object.keys(cells))
    if (column.startsWith('?'))
      notes.refused(column.slice(1) || 'a column without a name', 'there is no place for it');
  const garnish = readGarnish(said('garnish') ?? '', notes, vocabulary);
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
      description: take('description', (value) => shortened(value, 400)),
      categoryLabels: listIn(cells.category) ?? [],
      tags: listIn(cells.tags)
        ?.slice(0, 12)
        .map((tag) => tag.slice(0, 30)),
      alcoholic: take('alcoholic', isSaid),
      difficulty: take('difficulty', (value) => difficulties.find((level) => same(level, value))),
      prepMinutes: take('prepMinutes', (value) => numberIn(value, 1, 240)),
      serves: take('serves', (value) => numberIn(value, 1, 40)),
      method: take('method', methodNamed),
      glass: take('glass', glassNamed),
      ice: take('ice', (value) => ices.find((ice) => same(ice, value))),
      rim: take('rim', (value) => rims.find((rim) => same(rim, value))) ?? garnish.rim,
      layered: take('layered', isSaid) || undefined,
      foam: take('foam', isSaid) || undefined,
      spec: specIn(cells, notes, vocabulary),
      garnish: garnish.garnish,
      instructions: [...sentencesOf(cells.instructions ?? '').map(plainText), ...garnish.steps],
      origin: Object.values(origin).some((value) => value !== undefined) ? origin : undefined,
      source: take('source', (value) => value.slice(0, 80)),
      image: take('image', (value) => (/^(?:https?:\/)?\/\S+$/.test(value) ? value : undefined)),
    },
    notes,
    vocabulary,
  );
}

/** One cell with a line for each ingredient, or pairs of numbered columns. */
function specIn(cells: Cells, notes: Notebook, vocabulary: IngredientVocabulary): ExchangeLine[] {
  const cell = cells.ingredients ?? '';
  const lines = cell.split(/\r?\n/);
  const texts = cell ? (lines.length > 1 ? lines : cell.split(/;(?![^{]*\})/)) : numberedLines(cells);
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
