import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type LibraryKind, readLibraryText } from './formats/library-text.ts';
import { compileVocabulary } from './vocabulary.ts';

const entries = <K extends LibraryKind>(kind: K, folder: string) => {
  const path = fileURLToPath(new URL(`../../../library/${folder}/`, import.meta.url));
  return readdirSync(path)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => readLibraryText(kind, readFileSync(path + name, 'utf8')).entries);
};

/** The starter library, for tests of this package. */
export const libraryVocabulary = compileVocabulary(entries('ingredients', 'vocabulary'));
export const libraryRecipes = entries('recipes', 'recipes');
