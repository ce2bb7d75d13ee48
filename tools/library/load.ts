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

/** The starter library as seeding and tests use it. `version` changes when and only when its content does. */
export interface StarterLibrary {
  ingredients: LibraryIngredient[];
  recipes: LibraryRecipe[];
  barItems: LibraryBarItem[];
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
  return libraryOf(files);
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

export function libraryOf(files: readonly LibraryFile[]): StarterLibrary {
  const ingredients = entriesOf(files, 'ingredients');
  const recipes = entriesOf(files, 'recipes');
  const barItems = entriesOf(files, 'barItems');
  const hash = createHash('sha256');
  hash.update(libraryText('ingredients', ingredients));
  hash.update(libraryText('recipes', recipes));
  hash.update(libraryText('barItems', barItems));
  return { ingredients, recipes, barItems, version: hash.digest('hex').slice(0, 16) };
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
