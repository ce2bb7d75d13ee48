import type { ReadableFormatName, RecipeFormatName } from '@barspoon/contracts';
import { barAssistantFormat } from './bar-assistant.ts';
import { cocktailDbReader } from './cocktaildb.ts';
import { cooklangReader } from './cooklang.ts';
import { csvFormat } from './csv.ts';
import type { RecipeFormat, RecipeReader } from './exchange.ts';
import { ibaReader } from './iba.ts';
import { mealieReader } from './mealie.ts';
import { openDrinksReader } from './opendrinks.ts';
import { ownFormat } from './own.ts';
import { ownJsonFormat } from './own-json.ts';
import { schemaOrgFormat } from './schema-org.ts';
import { tandoorReader } from './tandoor.ts';

export { shelfInBarAssistant } from './bar-assistant-shelf.ts';
export { differingFields } from './differing-fields.ts';
export * from './exchange.ts';
export { pieceOfFile, splitFile } from './format.ts';
export { readGarnishText } from './garnish-text.ts';
export { alcoholInNamed } from './guess-alcohol.ts';
export * from './library-text.ts';
export type { EntryProblem } from './list-text.ts';
export { recognizeFormat } from './recognize.ts';
export { type JsonLd, recipeNode } from './schema-org-write.ts';

/** Every way recipes come in and go out, by the name commands and screens use. */
export const recipeFormats = {
  library: ownFormat,
  json: ownJsonFormat,
  'schema.org': schemaOrgFormat,
  'bar-assistant': barAssistantFormat,
  csv: csvFormat,
} as const satisfies Record<RecipeFormatName, RecipeFormat>;

/** Every way recipes come in. */
export const recipeReaders: Readonly<Record<ReadableFormatName, RecipeReader>> = {
  ...recipeFormats,
  cocktaildb: cocktailDbReader,
  opendrinks: openDrinksReader,
  iba: ibaReader,
  mealie: mealieReader,
  tandoor: tandoorReader,
  cooklang: cooklangReader,
};
