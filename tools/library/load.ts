import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LibraryBarItem, LibraryIngredient, LibraryRecipe } from '@barspoon/contracts';
import {
  type LibraryEntry,
  type LibraryKind,
  libraryText,
  readLibraryText,
} from '@barspoon/mixology/formats';
import type { Problem } from './problem.ts';

/** Everything the library holds, in the order of its files. */
export interface LibraryContent {
  ingredients: LibraryIngredient[];
  recipes: LibraryRecipe[];
  barItems: LibraryBarItem[];
}

/** The starter library as seeding and tests use it. `version` changes when and only when its content does. */
export interface StarterLibrary extends LibraryContent {
  version: string;
}

/** One file of the library: its path inside the library, its text, the entries that parse and what does not. */
export interface LibraryFile<K extends LibraryKind = LibraryKind> {
  path: string;
  kind: K;
  text: string;
  entries: LibraryEntry<K>[];
  problems: Problem[];
}

/** Where this repository keeps its library. */
export const libraryFolder = fileURLToPath(new URL('../../library', import.meta.url));

const folderOf = {
  ingredients: 'vocabulary',
  recipes: 'recipes',
  barItems: 'bar-items',
} as const satisfies Record<LibraryKind, string>;

/** Reads the whole library. Throws, naming every fault, when a file cannot be read as what its folder says. */
export function loadLibrary(dir: string): StarterLibrary {
  const files = readLibraryFiles(dir);
  const problems = files.flatMap((file) => file.problems);
  if (problems.length > 0) {
    const lines = problems.map(({ file, slug, problem }) => `${file}: ${slug}: ${problem}`);
    throw new Error(`The library in ${dir} cannot be read:\n${lines.join('\n')}`);
  }
  const content = libraryOf(files);
  return { ...content, version: versionOf(content) };
}

/** Every file of the library with its faults, for the checks and the formatter. Throws only when a folder is missing. */
export function readLibraryFiles(dir: string): LibraryFile[] {
  return (Object.keys(folderOf) as LibraryKind[]).flatMap((kind) =>
    readdirSync(join(dir, folderOf[kind]))
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => readFile(dir, join(dir, folderOf[kind], name), kind)),
  );
}

/** The entries of all files that could be read. */
export function libraryOf(files: readonly LibraryFile[]): LibraryContent {
  return {
    ingredients: entriesOf(files, 'ingredients'),
    recipes: entriesOf(files, 'recipes'),
    barItems: entriesOf(files, 'barItems'),
  };
}

function versionOf({ ingredients, recipes, barItems }: LibraryContent): string {
  const hash = createHash('sha256');
  hash.update(libraryText('ingredients', ingredients));
  hash.update(libraryText('recipes', recipes));
  hash.update(libraryText('barItems', barItems));
  return hash.digest('hex').slice(0, 16);
}

function entriesOf<K extends LibraryKind>(files: readonly LibraryFile[], kind: K): LibraryEntry<K>[] {
  return files.filter((file): file is LibraryFile<K> => file.kind === kind).flatMap((file) => file.entries);
}

function readFile(dir: string, path: string, kind: LibraryKind): LibraryFile {
  const text = readFileSync(path, 'utf8');
  const file = relative(dir, path);
  const { entries, problems } = readLibraryText(kind, text);
  return {
    path: file,
    kind,
    text,
    entries,
    problems: problems.map(({ entry, problem }) => ({ rule: 'shape', file, slug: entry, problem })),
  };
}
