import type { RecipeFormatName } from '@barspoon/contracts';
import { barAssistantFormat } from './bar-assistant.ts';
import type { RecipeFormat } from './exchange.ts';
import { ownFormat } from './own.ts';
import { schemaOrgFormat } from './schema-org.ts';

export { differingFields } from './differing-fields.ts';
export * from './exchange.ts';
export { pieceOfFile, splitFile } from './format.ts';
export * from './library-text.ts';
export type { EntryProblem } from './list-text.ts';
export { recognizeFormat } from './recognize.ts';
export { type JsonLd, recipeNode } from './schema-org-write.ts';

/** Every way recipes come in and go out, by the name commands and screens use. */
export const recipeFormats = {
  library: ownFormat,
  'schema.org': schemaOrgFormat,
  'bar-assistant': barAssistantFormat,
} as const satisfies Record<RecipeFormatName, RecipeFormat>;
