import type { LibraryIngredient } from '@barspoon/contracts';
import Papa from 'papaparse';
import { z } from 'zod';
import { formulaCell, isFormula } from '../formula-cell.ts';
import { lineText } from '../line-text.ts';
import { parseIngredientLine } from '../parse-ingredient-line.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { namedLine } from './assemble.ts';
import { type CsvColumn, csvColumns } from './csv-columns.ts';
import { type ExchangeLine, type ExchangeRecipe, exchangeLineSchema, Notebook } from './exchange.ts';
import { garnishText } from './words.ts';

type IngredientVocabulary = Vocabulary<LibraryIngredient>;

const headings: Partial<Record<CsvColumn, string>> = {
  alternativeNames: 'other names',
  prepMinutes: 'minutes',
  makesMl: 'makes ml',
  keepsDays: 'keeps days',
};

/** The first line of every table of ours. */
export const csvHeaderLine = csvColumns.map((column) => headings[column] ?? column).join(',');

export const plainCell = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;

/** A recipe as a row. */
export function csvRow(recipe: ExchangeRecipe, vocabulary: IngredientVocabulary): string {
  const { origin } = recipe;
  const cells: Record<CsvColumn, string> = {
    name: recipe.name,
    alternativeNames: listCell(recipe.alternativeNames),
    description: recipe.description,
    category: recipe.category,
    tags: listCell(recipe.tags),
    alcoholic: recipe.alcoholic ? 'yes' : 'no',
    difficulty: recipe.difficulty ?? '',
    prepMinutes: String(recipe.prepMinutes ?? ''),
    serves: String(recipe.serves),
    method: recipe.method ?? '',
    glass: recipe.glass,
    ice: recipe.ice,
    rim: recipe.rim ?? '',
    makesMl: String(recipe.homemade?.makesMl ?? ''),
    keepsDays: String(recipe.homemade?.keepsDays ?? ''),
    ingredients: listCell(recipe.spec.map((line) => cellLine(line, vocabulary))),
    garnish: recipe.garnish.map((garnish) => garnishText(garnish, vocabulary)).join(', '),
    instructions: recipe.instructions.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    layered: recipe.layered ? 'yes' : '',
    foam: recipe.foam ? 'yes' : '',
    creator: origin?.creator ?? '',
    place: origin?.place ?? '',
    year: String(origin?.year ?? ''),
    source: recipe.source ?? '',
    image: recipe.image ?? '',
    slug: recipe.slug,
  };
  return Papa.unparse([csvColumns.map((column) => cells[column])], { escapeFormulae: formulaCell });
}

export function lostInCsv(recipe: ExchangeRecipe): Notebook {
  const notes = new Notebook(recipe.name);
  if (recipe.version !== 1) notes.omitted('version', 'a table has no column for it');
  return notes;
}

/** A line for each entry; a single one that a reader could take for several gets an empty line behind it. */
const listCell = (entries: readonly string[]): string =>
  entries.length === 1 ? `${entries[0]}\n` : entries.join('\n');

/** A line as a bartender writes it; where that would be read as something else, its parts by name. */
function cellLine(line: ExchangeLine, vocabulary: IngredientVocabulary): string {
  const { amount, unit, note, optional } = line;
  const name = line.name ?? vocabulary.get(line.ingredient ?? '')?.name ?? line.ingredient ?? '';
  const text = lineText({ amount, unit, name, note, optional });
  const read = parseIngredientLine(text);
  const isReadBack =
    !text.startsWith('{') &&
    read?.name === name &&
    read.amount === (amount ?? null) &&
    read.unit === unit &&
    read.note === (note ?? null) &&
    read.optional === (optional ?? false);
  return isReadBack ? text : JSON.stringify({ amount, unit, name, note, optional });
}

const { ingredient: _, name, ...measureShape } = exchangeLineSchema.shape;
const partsSchema = z.strictObject({ ...measureShape, name: name.unwrap() });

/** A line whose parts stand by name, as `csvRow` writes it; undefined for any other text. */
export function lineInCell(
  text: string,
  field: string,
  notes: Notebook,
  vocabulary: IngredientVocabulary,
): ExchangeLine[] | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    const { name, ...measure } = partsSchema.parse(JSON.parse(text));
    return [namedLine(name, measure, field, notes, vocabulary)];
  } catch {
    return undefined;
  }
}
