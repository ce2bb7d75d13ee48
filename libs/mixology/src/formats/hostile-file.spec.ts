import { describe, expect, it } from 'vitest';
import { recipeFormats } from './index.ts';
import { vocabulary } from './sample.testing.ts';

describe('a hostile file', () => {
  const deep = '['.repeat(20_000);

  it.each(Object.entries(recipeFormats))(
    'does not make %s throw, however deep it is nested',
    (_, { read }) => {
      for (const text of [deep, deep + ']'.repeat(20_000)]) {
        const { recipes, notes } = read(text, vocabulary);
        expect(recipes).toEqual([]);
        expect(notes[0]?.outcome).toBe('refused');
      }
    },
  );
});
