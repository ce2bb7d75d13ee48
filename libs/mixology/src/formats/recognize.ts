import type { RecipeFormatName } from '@barspoon/contracts';

/** The format a text seems to be of, by how it begins and what it says; undefined when it is none of them. */
export function recognizeFormat(text: string): RecipeFormatName | undefined {
  if (/^\uFEFF?\s*[[{]/.test(text))
    return /"@(?:context|type|graph)"\s*:/.test(text) ? 'schema.org' : 'bar-assistant';
  return /^(?:\uFEFF|[ \t]*(?:#.*|---[ \t]*)?\r?\n)*[ \t]*- ?/.test(text) ? 'library' : undefined;
}
