import { describe, expect, it } from 'vitest';
import { type ExchangeRecipe, recipeFormats } from './index.ts';
import { fizz, vocabulary } from './sample.testing.ts';

describe('the own format', () => {
  const { write, read } = recipeFormats.library;

  it('carries every field there and back, to the byte', () => {
    const { text, notes } = write([fizz], vocabulary);
    expect(notes).toEqual([]);
    const result = read(text, vocabulary);
    expect(result.recipes).toEqual([fizz]);
    expect(write(result.recipes, vocabulary).text).toBe(text);
    expect(result.notes.every(({ outcome }) => outcome === 'mapped')).toBe(true);
  });

  it('writes keys in the order of the schema, whatever order they came in, and leaves defaults out', () => {
    const shuffled = Object.fromEntries(Object.entries(fizz).reverse()) as ExchangeRecipe;
    expect(write([shuffled], vocabulary).text).toBe(write([fizz], vocabulary).text);
    expect(write([{ ...fizz, version: 1, serves: 1 }], vocabulary).text).not.toMatch(/version|serves/);
  });

  it.each([
    ['a: [', 'file'],
    ['a: 1', 'file'],
    ['- slug: x', 'entry'],
    ['- &a [*a, *a]', 'file'],
  ])('refuses %j without throwing', (text) => {
    const { recipes, notes } = read(text, vocabulary);
    expect(recipes).toEqual([]);
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.every(({ outcome }) => outcome === 'refused')).toBe(true);
  });

  it('refuses the recipe, not the file, for one unknown slug', () => {
    const bad = {
      ...fizz,
      slug: 'bad',
      name: 'Bad',
      spec: [{ amount: 1, unit: 'ml', ingredient: 'unobtainium' } as const],
    };
    const { recipes, notes } = read(write([fizz, bad], vocabulary).text, vocabulary);
    expect(recipes.map(({ slug }) => slug)).toEqual(['silver-gin-fizz']);
    expect(notes).toContainEqual({
      recipe: 'Bad',
      field: 'ingredient',
      outcome: 'refused',
      detail: '“unobtainium” is not in our list of ingredients.',
      toCheck: true,
    });
  });
});
