import type { ReadableFormatName } from '@barspoon/contracts';
import { isCooklang } from './cooklang.ts';
import { isTable } from './csv-columns.ts';

/** Words that only files of one format say; inside a text their quotes would be escaped. */
const signs: readonly (readonly [ReadableFormatName, RegExp])[] = [
  ['schema.org', /"@(?:context|type|graph)"\s*:/],
  ['json', /"(?:barspoon|spec)"\s*:/],
  ['cooklang', /"cooklang"\s*:/],
  ['mealie', /"recipe_?ingredient"\s*:/i],
  ['tandoor', /"(?:working_time|waiting_time|servings_text|source_url)"\s*:/],
  ['cocktaildb', /"strDrink"\s*:/],
  ['opendrinks', /"directions"\s*:/],
  ['iba', /"(?:preparation|special|direction|standard_drinkware)"\s*:/],
];

/** Bar Assistant's steps are its instructions; lists of drinks call them otherwise, or have none. */
const namedBy = (text: string): ReadableFormatName =>
  /"ingredients"\s*:/.test(text) && !/"instructions"\s*:/.test(text) ? 'iba' : 'bar-assistant';

/** The format a text seems to be of, by how it begins and what it says; undefined when it is none of them. */
export function recognizeFormat(text: string): ReadableFormatName | undefined {
  if (/^\uFEFF?\s*[[{]/.test(text)) return signs.find(([, words]) => words.test(text))?.[0] ?? namedBy(text);
  if (isCooklang(text)) return 'cooklang';
  if (/^(?:\uFEFF|[ \t]*(?:#.*|---[ \t]*)?\r?\n)*[ \t]*- ?/.test(text)) return 'library';
  return isTable(text) ? 'csv' : undefined;
}
