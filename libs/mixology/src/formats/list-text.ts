import { Document, isMap, isSeq, parseDocument } from 'yaml';
import type { z } from 'zod';
import { canonical } from './canonical.ts';

/** An entry that could not be read: its slug where it has one, else its place in the list, and what is wrong. */
export interface EntryProblem {
  entry: string;
  problem: string;
}

/** Sentences to be read one by one: each gets a line of its own, however short. */
const steps = 'instructions';

/** Longest word list item that still shares its line with others; sentences get a line each. */
const shortItem = 60;

/**
 * Entries as canonical YAML: one list, a blank line between entries, short lists (aliases, tags, the lines of a spec,
 * garnishes) on one line each. The same entries always give the same bytes.
 */
export function listText<S extends z.ZodType>(schema: S, entries: readonly z.output<S>[]): string {
  const document = new Document(entries.map((entry) => canonical(schema, entry)));
  if (!isSeq(document.contents) || entries.length === 0) return '[]\n';
  document.contents.items.forEach((entry, index) => {
    if (!isMap(entry)) return;
    entry.spaceBefore = index > 0;
    for (const { key, value } of entry.items) if (String(key) !== steps) compact(value);
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

/** Reads such a list. Entries that fit come back with defaults filled in; the others as problems. */
export function readListText<S extends z.ZodType>(
  schema: S,
  text: string,
): { entries: z.output<S>[]; problems: EntryProblem[] } {
  const list = parsedList(text);
  if (typeof list === 'string') return { entries: [], problems: [{ entry: 'file', problem: list }] };
  const entries: z.output<S>[] = [];
  const problems: EntryProblem[] = [];
  list.forEach((given: unknown, index) => {
    const read = schema.safeParse(given);
    if (read.success) entries.push(read.data);
    else problems.push(...faultsOf(read.error, given, index));
  });
  return { entries, problems };
}

/** The list in a text, or what is wrong with it. Aliases are refused: a few bytes of them can mean gigabytes. */
function parsedList(text: string): unknown[] | string {
  try {
    const document = parseDocument(text);
    const fault = document.errors[0];
    if (fault) return fault.message;
    const list: unknown = document.toJS({ maxAliasCount: 0 });
    return Array.isArray(list) ? list : 'is not a list';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Lists of short words and the maps inside lists stand on one line. */
function compact(node: unknown): void {
  if (isMap(node)) node.flow = true;
  if (!isSeq(node)) return;
  const maps = node.items.filter(isMap);
  for (const map of maps) map.flow = true;
  node.flow = maps.length === 0 && node.items.every((item) => String(item).length <= shortItem);
}

function faultsOf(error: z.ZodError, given: unknown, index: number): EntryProblem[] {
  const slug = (given as { slug?: unknown } | null)?.slug;
  const entry = typeof slug === 'string' ? slug : `entry ${index + 1}`;
  return error.issues.map(({ path, message }) => ({
    entry,
    problem: `${path.join('.') || 'entry'}: ${message}`,
  }));
}
