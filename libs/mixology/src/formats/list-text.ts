import { Document, isMap, isSeq, parseDocument, visit, type YAMLMap } from 'yaml';
import type { z } from 'zod';
import { canonical } from './canonical.ts';

/** An entry that could not be read: its slug where it has one, else its place in the list, and what is wrong. */
export interface EntryProblem {
  entry: string;
  problem: string;
}

/** Sentences to be read one by one: each gets a line of its own, however short. */
const sentences = new Set(['instructions', 'steps']);
/** A part of an entry that is an entry itself: each of its fields gets a line. */
const inner = 'preparation';

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
    lay(entry);
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

/** An entry of a list: its text, still to be parsed, or what it says. */
export type ListEntry = { text: string } | { value: unknown };

/** A list that is not written entry by entry has to be parsed as a whole, which takes long for long ones. */
const maxTextLength = 256 * 1024;

/**
 * The entries of a list without looking into them: each begins with a hyphen at the beginning of its line.
 * @throws Error when the text is no list
 */
export function listEntries(text: string): ListEntry[] {
  const pieces = text.replace(/^\uFEFF/, '').split(/^(?=-[ \n\r])/m);
  const isBefore = (piece: string | undefined) => /^(?:[ \t]*(?:#.*|---[ \t]*)?\r?\n)*$/.test(piece ?? '');
  const entries = isBefore(pieces[0]) ? pieces.slice(1) : pieces;
  if (entries.length > 0 && entries.every((entry) => entry.startsWith('-')))
    return entries.map((entry) => ({ text: entry }));
  if (text.length > maxTextLength)
    throw new Error('is no list whose entries begin with a hyphen at the beginning of their line');
  const list = parsed(text);
  if (!Array.isArray(list)) throw new Error('is not a list');
  return list.map((value) => ({ value }));
}

/** Reads one entry; where it does not fit, `problems` says why. */
export function readEntry<S extends z.ZodType>(
  schema: S,
  entry: ListEntry,
  place: number,
): { data: z.output<S> } | { problems: EntryProblem[] } {
  const unnamed = `entry ${place}`;
  try {
    const given = said(entry);
    const read = schema.safeParse(given);
    return read.success ? { data: read.data } : { problems: faultsOf(read.error, given, unnamed) };
  } catch (error) {
    return { problems: [{ entry: unnamed, problem: (error as Error).message }] };
  }
}

/** Reads such a list. Entries that fit come back with defaults filled in; the others as problems. */
export function readListText<S extends z.ZodType>(
  schema: S,
  text: string,
): { entries: z.output<S>[]; problems: EntryProblem[] } {
  const entries: z.output<S>[] = [];
  const problems: EntryProblem[] = [];
  try {
    listEntries(text).forEach((entry, index) => {
      const read = readEntry(schema, entry, index + 1);
      if ('data' in read) entries.push(read.data);
      else problems.push(...read.problems);
    });
  } catch (error) {
    problems.push({ entry: 'file', problem: (error as Error).message });
  }
  return { entries, problems };
}

function said(entry: ListEntry): unknown {
  if ('value' in entry) return entry.value;
  const list = parsed(entry.text);
  return Array.isArray(list) && list.length === 1 ? list[0] : list;
}

/**
 * What a text says. Aliases are refused: a few bytes of them can mean gigabytes. Keys are compared here, because the
 * parser compares each with every other. @throws Error
 */
function parsed(text: string): unknown {
  const document = parseDocument(text, { uniqueKeys: false });
  const fault = document.errors[0];
  if (fault) throw new Error(fault.message);
  visit(document, { Map: (_, { items }) => assertUnique(items.map(({ key }) => String(key))) });
  return document.toJS({ maxAliasCount: 0 });
}

function assertUnique(keys: readonly string[]): void {
  const seen = new Set<string>();
  for (const key of keys) {
    if (seen.has(key)) throw new Error(`Map keys must be unique: ${key.slice(0, 80)}`);
    seen.add(key);
  }
}

function lay(entry: YAMLMap): void {
  for (const { key, value } of entry.items) {
    if (String(key) === inner && isMap(value)) lay(value);
    else if (!sentences.has(String(key))) compact(value);
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

function faultsOf(error: z.ZodError, given: unknown, unnamed: string): EntryProblem[] {
  const slug = (given as { slug?: unknown } | null)?.slug;
  const entry = typeof slug === 'string' ? slug : unnamed;
  return error.issues.map(({ path, message }) => ({
    entry,
    problem: `${path.join('.') || 'entry'}: ${message}`,
  }));
}
