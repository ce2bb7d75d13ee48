import Papa from 'papaparse';

/** What a column holds; the pieces of a numbered pair have their number behind them. */
const columnNames = {
  name: ['name', 'title', 'drink', 'cocktail', 'recipename', 'cocktailname', 'drinkname'],
  alternativeNames: ['alternativenames', 'othernames', 'aka', 'drinkalternate'],
  description: ['description', 'about', 'notes', 'comments', 'history'],
  category: ['category', 'type'],
  tags: ['tags', 'keywords'],
  alcoholic: ['alcoholic'],
  difficulty: ['difficulty'],
  prepMinutes: ['minutes', 'prepminutes', 'preptime'],
  serves: ['serves', 'servings', 'yield'],
  method: ['method', 'technique'],
  glass: ['glass', 'glassware', 'drinkware', 'standarddrinkware', 'glasstype'],
  ice: ['ice'],
  rim: ['rim'],
  makesMl: ['makesml'],
  keepsDays: ['keepsdays'],
  ingredients: [
    'ingredients',
    'spec',
    'specs',
    'ingredientlist',
    'recipeingredients',
    'ibaspecifiedingredients',
  ],
  garnish: ['garnish', 'garnishes', 'decoration'],
  instructions: ['instructions', 'directions', 'steps', 'preparation', 'process', 'howto', 'howtomake'],
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
/** What tables with a row for each ingredient, or a list of amounts beside one of ingredients, have. */
const pieces: Readonly<Record<string, string>> = {
  ingredient: 'ingredient',
  ingredientname: 'ingredient',
  ingredientdirection: 'line',
  ingredienttext: 'line',
  measure: 'measure',
  amount: 'amount',
  quantity: 'quantity',
  qty: 'quantity',
  unit: 'unit',
  units: 'unit',
  note: 'note',
  measures: 'measures',
  measurements: 'measures',
  amounts: 'measures',
  quantities: 'measures',
  ingredientmeasures: 'measures',
};
const delimiters = [',', ';', '\t'] as const;
/** No table of recipes is as wide as this, nor its first line as long. */
const maxColumns = 200;
const maxHeaderLength = 8192;

/** A table's first line: how its cells are divided and what each column holds, by our names where we know it. */
export interface CsvHeader {
  delimiter: string;
  /** `ingredient1` and so on for numbered pairs; what is not known here keeps its own name behind a question mark. */
  columns: string[];
  /** What the columns are called in the table. */
  names: string[];
}

/** @returns undefined for what is no table of recipes: it has a column for names and one for ingredients */
export function headerOf(text: string): CsvHeader | undefined {
  const beginning = text.slice(0, maxHeaderLength);
  const headers = delimiters.map((delimiter) => {
    const names = Papa.parse<string[]>(beginning, { delimiter, preview: 1 }).data[0] ?? [];
    return { delimiter, names, columns: columnsOf(names) };
  });
  return headers.find(
    ({ columns }) =>
      columns.length <= maxColumns &&
      columns.includes('name') &&
      ['ingredients', 'ingredient1', 'ingredient', 'line'].some((column) => columns.includes(column)),
  );
}

/** Whether a text is a table of recipes, by its first line. */
export const isTable = (text: string): boolean => headerOf(text.replace(/^\uFEFF/, '')) !== undefined;

/** A column "recipe" beside one for names tells how the drink is made. */
function columnsOf(names: readonly string[]): string[] {
  const columns = names.map(columnOf);
  const recipe = columns.includes('name') ? 'instructions' : 'name';
  return columns.map((column) => (column.toLowerCase() === '?recipe' ? recipe : column));
}

/** TheCocktailDB's names begin with what they hold: strDrink. */
function columnOf(header: string): string {
  const name = header
    .trim()
    .replace(/^str(?=[A-Z])/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return columnByName.get(name) ?? pieces[name] ?? (numbered.test(name) ? name : `?${header.trim()}`);
}
