import { recipeFormatNames } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { differingFields, pieceOfFile, recipeFormats, recognizeFormat, splitFile } from './index.ts';
import { fizz, vocabulary } from './sample.testing.ts';

const recipes = ['a', 'b', 'c', 'd', 'e'].map((end) => ({
  ...fizz,
  slug: `fizz-${end}`,
  name: `Fizz ${end}`,
}));

describe.each(recipeFormatNames)('a file of the format %s', (name) => {
  const format = recipeFormats[name];

  it('is the same whether it is written at once or in pieces', () => {
    const texts = recipes.map((recipe) => format.writeOne(recipe, vocabulary));
    const pieces = [texts.slice(0, 2), texts.slice(2, 4), texts.slice(4)].map((piece, at) =>
      pieceOfFile(format, piece, { isFirst: at === 0, isLast: at === 2 }),
    );
    expect(pieces.join('')).toBe(format.write(recipes, vocabulary).text);
  });

  it('can be empty', () => {
    const { text } = format.write([], vocabulary);
    expect(format.read(text, vocabulary)).toEqual({
      recipes: [],
      notes: [expect.objectContaining({ field: 'file', outcome: 'refused' })],
    });
  });

  it('is recognized by what stands in it', () => {
    expect(recognizeFormat(format.write(recipes, vocabulary).text)).toBe(name);
  });

  it('is read recipe by recipe, and one that is longer than any recipe is refused', () => {
    const long = { ...fizz, description: 'x'.repeat(70_000) };
    const found = splitFile(format, format.write([...recipes, long], vocabulary).text);
    if (!Array.isArray(found)) throw new Error('not split');
    const read = found.map((one, at) => format.readOne(one, at + 1, vocabulary));
    expect(read.map(({ recipe }) => recipe?.name)).toEqual([...recipes.map((one) => one.name), undefined]);
    expect(read.at(-1)?.notes).toEqual([expect.objectContaining({ outcome: 'refused' })]);
  });
});

describe('what is no file of recipes', () => {
  it.each(['', 'Dear Harry,\nhere is my recipe', '<html><body>', '\u0000PNG'])(
    '%j is not recognized',
    (text) => {
      expect(recognizeFormat(text)).toBeUndefined();
    },
  );
});

describe('the own format', () => {
  const { library } = recipeFormats;
  const text = library.write(recipes, vocabulary).text;

  it.each([
    ['comments and a mark of the beginning', `# Fizzes\n---\n${text}`],
    ['ends of lines of another system', text.replaceAll('\n', '\r\n')],
    ['the mark of UTF-8', `\uFEFF${text}`],
    ['a list that is moved in', text.replace(/^(?=.)/gm, '  ')],
  ])('may be written with %s', (_, written) => {
    expect(library.read(written, vocabulary).recipes).toEqual(recipes);
    expect(recognizeFormat(written)).toBe('library');
  });

  it('refuses one recipe whose text is broken and reads those around it', () => {
    const broken = text.replace('name: Fizz b', 'name: [Fizz b');
    const { recipes: read, notes } = library.read(broken, vocabulary);
    expect(read.map(({ name }) => name)).toEqual(['Fizz a', 'Fizz c', 'Fizz d', 'Fizz e']);
    expect(notes.filter(({ outcome }) => outcome === 'refused')).toEqual([
      expect.objectContaining({ recipe: 'entry 2' }),
    ]);
  });

  it('refuses control characters', () => {
    const bell = library.write([{ ...fizz, name: 'Fizz\u0007' }], vocabulary).text;
    expect(library.read(bell, vocabulary).recipes).toEqual([]);
  });
});

describe('the fields in which two recipes differ', () => {
  it('are those that say something else, not those that are only left out', () => {
    const [one] = recipes;
    if (!one) throw new Error('There is no recipe');
    expect(
      differingFields(
        { ...one, alternativeNames: [], serves: 1 },
        { ...one, serves: 1, alternativeNames: [] },
      ),
    ).toEqual([]);
    expect(differingFields(one, { ...one, glass: 'pint', tags: ['other', 'words'] })).toEqual([
      'tags',
      'glass',
    ]);
  });
});
