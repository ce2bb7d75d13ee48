import Papa from 'papaparse';

/** What a column holds; the pieces of a numbered pair have their number behind them. */
const columnNames = {
  name: ['name', 'title', 'drink', 'cocktail', 'recipe'],
  alternativeNames: ['alternativenames', 'othernames', 'aka', 'drinkalternate'],
  description: ['description', 'about', 'notes'],
  category: ['category', 'type'],
  tags: ['tags', 'keywords'],
  alcoholic: ['alcoholic'],
  difficulty: ['difficulty'],
  prepMinutes: ['minutes', 'prepminutes', 'preptime'],
  serves: ['serves', 'servings', 'yield'],
  method: ['method', 'technique'],
  glass: ['glass', 'glassware'],
  ice: ['ice'],
  rim: ['rim'],
  ingredients: ['ingredients', 'spec'],
  garnish: ['garnish'],
  instructions: ['instructions', 'directions', 'steps', 'preparation'],
  layered: ['layered'],
  foam: ['foam'],
  creator: ['creator', 'author', 'bartender'],
  place: ['place', 'bar', 'location'],
  year: ['year', 'date'],
  source: ['source', 'url', 'link'],
  image: ['image', 'picture', 'photo', 'drinkthumb'],
  slug: ['slug'],
} as const satisfies Record<string, readonly string[]>;

export type CsvColumn = keyof typeof columnNames;
/** In the order in which they are written. */
export const csvColumns = Object.keys(columnNames) as readonly CsvColumn[];

const columnByName: ReadonlyMap<string, string> = new Map(
  Object.entries(columnNames).flatMap(([column, names]) => names.map((name) => [name, column] as const)),
);
const numbered = /^(ingredient|measure|amount|quantity|unit)(\d{1,2})$/;
const delimiters = [',', ';', '\t'] as const;
/** No table of recipes is as wide as this, nor its first line as long. */
const maxColumns = 200;
const maxHeaderLength = 8192;

/** A table's first line: how its cells are divided and what each column holds, by our names where we know it. */
export interface CsvHeader {
  delimiter: string;
  /** `ingredient1` and so on for numbered pairs; what is not known here keeps its own name behind a question mark. */
  columns: string[];
}

/** @returns undefined for what is no table of recipes: it has a column for names and one for ingredients */
export function headerOf(text: string): CsvHeader | undefined {
  const beginning = text.slice(0, maxHeaderLength);
  const headers = delimiters.map((delimiter) => ({
    delimiter,
    columns: (Papa.parse<string[]>(beginning, { delimiter, preview: 1 }).data[0] ?? []).map(columnOf),
  }));
  return headers.find(
    ({ columns }) =>
      columns.length <= maxColumns &&
      columns.includes('name') &&
      (columns.includes('ingredients') || columns.includes('ingredient1')),
  );
}

/** Whether a text is a table of recipes, by its first line. */
export const isTable = (text: string): boolean => headerOf(text.replace(/^\uFEFF/, '')) !== undefined;

/** TheCocktailDB's names begin with what they hold: strDrink. */
function columnOf(header: string): string {
  const name = header
    .trim()
    .replace(/^str(?=[A-Z])/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return columnByName.get(name) ?? (numbered.test(name) ? name : `?${header.trim()}`);
}
