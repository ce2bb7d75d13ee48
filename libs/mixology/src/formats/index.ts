import { barAssistantFormat } from './bar-assistant.ts';
import { ownFormat } from './own.ts';
import { schemaOrgFormat } from './schema-org.ts';

export * from './exchange.ts';
export * from './library-text.ts';
export type { EntryProblem } from './list-text.ts';
export { type JsonLd, recipeNode } from './schema-org-write.ts';

/** Every way recipes come in and go out, by the name commands and screens use. */
export const recipeFormats = {
  library: ownFormat,
  'schema.org': schemaOrgFormat,
  'bar-assistant': barAssistantFormat,
} as const;
export type RecipeFormatName = keyof typeof recipeFormats;
