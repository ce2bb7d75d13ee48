/** The ways recipes are written down and read back, by the name commands and screens use. */
export const recipeFormatNames = ['library', 'json', 'schema.org', 'bar-assistant', 'csv'] as const;
export type RecipeFormatName = (typeof recipeFormatNames)[number];

/** The ways recipes are read: what others write is read too where nobody asks for it back. */
export const readableFormatNames = [...recipeFormatNames, 'cocktaildb', 'opendrinks'] as const;
export type ReadableFormatName = (typeof readableFormatNames)[number];

/** What a file of each format is called by people. */
export const recipeFormatLabels: Readonly<Record<ReadableFormatName, string>> = {
  library: 'Recipe library (YAML)',
  json: 'Barspoon (JSON)',
  'schema.org': 'schema.org Recipe (JSON-LD)',
  'bar-assistant': 'Bar Assistant (JSON)',
  csv: 'Spreadsheet (CSV)',
  cocktaildb: 'TheCocktailDB (JSON)',
  opendrinks: 'Open Drinks (JSON)',
};

/** What a file of each format is called by HTTP and by its name's end. */
export const recipeFormatTypes = {
  library: { mediaType: 'application/yaml', extension: 'yaml' },
  json: { mediaType: 'application/json', extension: 'json' },
  'schema.org': { mediaType: 'application/ld+json', extension: 'jsonld' },
  'bar-assistant': { mediaType: 'application/json', extension: 'json' },
  csv: { mediaType: 'text/csv', extension: 'csv' },
} as const satisfies Record<RecipeFormatName, object>;
