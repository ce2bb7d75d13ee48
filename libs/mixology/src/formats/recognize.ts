import type { ReadableFormatName } from '@barspoon/contracts';
import { isTable } from './csv-columns.ts';

/** Words that only files of one format say; inside a text their quotes would be escaped. */
const signs: readonly (readonly [ReadableFormatName, RegExp])[] = [
  ['schema.org', /"@(?:context|type|graph)"\s*:/],
  ['json', /"(?:barspoon|spec)"\s*:/],
  ['cocktaildb', /"strDrink"\s*:/],
  ['opendrinks', /"directions"\s*:/],
];

/** The format a text seems to be of, by how it begins and what it says; undefined when it is none of them. */
export function recognizeFormat(text: string): ReadableFormatName | undefined {
  if (/^\uFEFF?\s*[[{]/.test(text))
    return signs.find(([, words]) => words.test(text))?.[0] ?? 'bar-assistant';
  if (/^(?:\uFEFF|[ \t]*(?:#.*|---[ \t]*)?\r?\n)*[ \t]*- ?/.test(text)) return 'library';
  return isTable(text) ? 'csv' : undefined;
}
