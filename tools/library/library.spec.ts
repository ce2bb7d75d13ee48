import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileVocabulary } from '@barspoon/mixology';
import { type ExchangeRecipe, libraryText, readLibraryText, recipeFormats } from '@barspoon/mixology/formats';
import { afterEach, describe, expect, it } from 'vitest';
import { libraryFolder, loadLibrary, readLibraryFiles } from './load.ts';
import { reportText } from './report-text.ts';
import { rules } from './rules/index.ts';
import { checkLibrary } from './run-checks.ts';

const files = readLibraryFiles(libraryFolder);
const library = loadLibrary(libraryFolder);
const vocabulary = compileVocabulary(library.ingredients);

describe('the starter library', () => {
  it.each(rules)('keeps its promise: $name', (rule) => {
    expect(checkLibrary(files, [rule])).toEqual([]);
  });

  it('stands in canonical form', () => {
    const others = files.filter(({ kind, entries, text }) => libraryText(kind, entries) !== text);
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('has an up-to-date report', () => {
    expect(readFileSync(new URL('../../docs/library.md', import.meta.url), 'utf8')).toBe(reportText(files));
  });
});

describe('exporting everything and importing it again', () => {
  it.each(['ingredients', 'recipes', 'barItems'] as const)(
    'gives the same %s, byte for byte, in the own format',
    (kind) => {
      const text = libraryText(kind, library[kind]);
      const { entries, problems } = readLibraryText(kind, text);
      expect(problems).toEqual([]);
      expect(entries).toEqual(library[kind]);
      expect(libraryText(kind, entries)).toBe(text);
    },
  );

  it('gives the same recipes as an exchange file', () => {
    const { write, read } = recipeFormats.library;
    const { text } = write(library.recipes, vocabulary);
    expect(text).toBe(libraryText('recipes', library.recipes));
    expect(read(text, vocabulary).recipes).toEqual(library.recipes);
  });

  it('gives the same recipes as schema.org JSON-LD, all but what it has no word for', () => {
    const { write, read } = recipeFormats['schema.org'];
    const { text } = write(library.recipes, vocabulary);
    const recipes = read(text, vocabulary).recipes;
    const worded = (recipe: ExchangeRecipe) => ({ ...recipe, foam: undefined, layered: undefined });
    expect(recipes.map(worded)).toEqual(library.recipes.map(worded));
    expect(write(recipes, vocabulary).text).toBe(text);
  });

  it('gives the same recipes in Bar Assistant’s schema, field for field it has', () => {
    const { write, read } = recipeFormats['bar-assistant'];
    const { text } = write(library.recipes, vocabulary);
    const placed = ({
      name,
      description,
      tags,
      alcoholic,
      method,
      glass,
      spec,
      garnish,
      instructions,
      source,
    }: ExchangeRecipe) => {
      return { name, description, tags, alcoholic, method, glass, spec, garnish, instructions, source };
    };
    const { recipes } = read(text, vocabulary);
    expect(recipes.map(placed)).toEqual(library.recipes.map(placed));
  });
});

describe('loading a library', () => {
  const made: string[] = [];
  const libraryWith = (recipes: string) => {
    const dir = mkdtempSync(join(tmpdir(), 'library-'));
    made.push(dir);
    for (const folder of ['vocabulary', 'recipes', 'bar-items']) mkdirSync(join(dir, folder));
    writeFileSync(join(dir, 'recipes', 'test.yaml'), recipes);
    return dir;
  };
  afterEach(() => {
    for (const dir of made.splice(0)) rmSync(dir, { recursive: true });
  });

  it('has the same version for the same content and another for other content', () => {
    const [recipe] = library.recipes;
    if (!recipe) throw new Error('The library is empty');
    const load = (version: number) =>
      loadLibrary(libraryWith(libraryText('recipes', [{ ...recipe, version }]))).version;
    expect(load(1)).toBe(load(1));
    expect(load(2)).not.toBe(load(1));
    expect(library.version).toMatch(/^[0-9a-f]{16}$/);
  });

  it('names every fault with its file, slug and field, and loads nothing', () => {
    const dir = libraryWith('- slug: bad-drink\n  name: Bad\n- 7\n');
    expect(() => loadLibrary(dir)).toThrow(/recipes\/test\.yaml: bad-drink: description: /);
    expect(() => loadLibrary(dir)).toThrow(/recipes\/test\.yaml: entry 2: /);
    expect(() => loadLibrary(libraryWith('a: ['))).toThrow(/recipes\/test\.yaml: file: /);
  });

  it('reports unreadable entries among the problems of the checks', () => {
    const faulty = readLibraryFiles(libraryWith('- slug: bad-drink\n'));
    expect(checkLibrary(faulty, [])).toContainEqual(
      expect.objectContaining({ rule: 'shape', file: 'recipes/test.yaml', slug: 'bad-drink' }),
    );
  });
});
