/** The formats for export and import, by the name used in commands and screens. */
export const recipeFormatNames = ['library', 'json', 'schema.org', 'bar-assistant', 'csv'] as const;
export type RecipeFormatName = (typeof recipeFormatNames)[number];

/** The formats for import: some are only read. */
export const readableFormatNames = [
  ...recipeFormatNames,
  'cocktaildb',
  'opendrinks',
  'iba',
  'mealie',
  'tandoor',
  'cooklang',
] as const;
export type ReadableFormatName = (typeof readableFormatNames)[number];

/** The display name of each format. */
export const recipeFormatLabels: Readonly<Record<ReadableFormatName, string>> = {
  library: 'Recipe library (YAML)',
  json: 'Barspoon (JSON)',
  'schema.org': 'schema.org Recipe (JSON-LD)',
  'bar-assistant': 'Bar Assistant (JSON)',
  csv: 'Spreadsheet (CSV)',
  cocktaildb: 'TheCocktailDB (JSON)',
  opendrinks: 'Open Drinks (JSON)',
  iba: 'IBA lists (JSON)',
  mealie: 'Mealie (JSON)',
  tandoor: 'Tandoor (JSON)',
  cooklang: 'Cooklang',
};

/** The media type and file extension of each format. */
export const recipeFormatTypes = {
  library: { mediaType: 'application/yaml', extension: 'yaml' },
  json: { mediaType: 'application/json', extension: 'json' },
  'schema.org': { mediaType: 'application/ld+json', extension: 'jsonld' },
  'bar-assistant': { mediaType: 'application/json', extension: 'json' },
  csv: { mediaType: 'text/csv', extension: 'csv' },
} as const satisfies Record<RecipeFormatName, object>;
