import { libraryBarItemSchema, libraryIngredientSchema, libraryRecipeSchema } from '@barspoon/contracts';
import { Document, isMap, isSeq, parseDocument } from 'yaml';
import type { z } from 'zod';
import { canonical } from './canonical.ts';

/** What a file of the library may hold, and the schema of one entry. */
export const librarySchemas = {
  ingredients: libraryIngredientSchema,
  recipes: libraryRecipeSchema,
  barItems: libraryBarItemSchema,
} as const;
export type LibraryKind = keyof typeof librarySchemas;
export type LibraryEntry<K extends LibraryKind> = z.output<(typeof librarySchemas)[K]>;

/**
 * Entries as the library's own YAML: one list, a blank line between entries, short lists (aliases, tags, the lines
 * of a spec, garnishes) on one line each. The same entries always give the same bytes.
 */
export function libraryText<K extends LibraryKind>(kind: K, entries: readonly LibraryEntry<K>[]): string {
  const document = new Document(entries.map((entry) => canonical(librarySchemas[kind], entry)));
  if (!isSeq(document.contents)) return '[]\n';
  document.contents.items.forEach((entry, index) => {
    if (!isMap(entry)) return;
    entry.spaceBefore = index > 0;
    for (const { value } of entry.items) compact(value);
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

/** Lists of scalars and the maps inside lists stand on one line; longer sentences (steps) each get their own. */
function compact(node: unknown): void {
  if (isMap(node)) node.flow = true;
  if (!isSeq(node)) return;
  const maps = node.items.filter(isMap);
  for (const map of maps) map.flow = true;
  const words = node.items.every((item) => String(item).length <= 60);
  if (maps.length === 0 && words) node.flow = true;
}

/** An entry that could not be read: its slug where it has one, else its place in the list, and what is wrong. */
export interface EntryProblem {
  entry: string;
  problem: string;
}

/** Reads the library's own YAML. Entries that fit come back with defaults filled in; the others as problems. */
export function readLibraryText<K extends LibraryKind>(
  kind: K,
  text: string,
): { entries: LibraryEntry<K>[]; problems: EntryProblem[] } {
  const document = parseDocument(text);
  const fault = document.errors[0];
  if (fault) return { entries: [], problems: [{ entry: 'YAML', problem: fault.message }] };
  const list: unknown = document.toJS();
  if (!Array.isArray(list)) return { entries: [], problems: [{ entry: 'YAML', problem: 'is not a list' }] };
  const entries: LibraryEntry<K>[] = [];
  const problems: EntryProblem[] = [];
  list.forEach((given: unknown, index) => {
    const read = librarySchemas[kind].safeParse(given);
    if (read.success) entries.push(read.data as LibraryEntry<K>);
    else problems.push(...faultsOf(read.error, given, index));
  });
  return { entries, problems };
}

function faultsOf(error: z.ZodError, given: unknown, index: number): EntryProblem[] {
  const slug = (given as { slug?: unknown } | null)?.slug;
  const entry = typeof slug === 'string' ? slug : `entry ${index + 1}`;
  return error.issues.map(({ path, message }) => ({
    entry,
    problem: `${path.join('.') || 'entry'}: ${message}`,
  }));
}
