/** The ways recipes are written down, by the name commands and screens use. */
export const recipeFormatNames = ['library', 'schema.org', 'bar-assistant'] as const;
export type RecipeFormatName = (typeof recipeFormatNames)[number];

/** What a file of each format is called by people, by HTTP and by its name's end. */
export const recipeFormatTypes = {
  library: { label: 'Recipe library (YAML)', mediaType: 'application/yaml', extension: 'yaml' },
  'schema.org': {
    label: 'schema.org Recipe (JSON-LD)',
    mediaType: 'application/ld+json',
    extension: 'jsonld',
  },
  'bar-assistant': { label: 'Bar Assistant (JSON)', mediaType: 'application/json', extension: 'json' },
} as const satisfies Record<RecipeFormatName, object>;
