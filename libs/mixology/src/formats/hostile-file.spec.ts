import { describe, expect, it } from 'vitest';
import { recipeReaders } from './index.ts';
import { vocabulary } from './sample.testing.ts';

describe('a hostile file', () => {
  const deep = '['.repeat(20_000);

  it.each(Object.entries(recipeReaders))(
    'does not make %s throw, however deep it is nested',
    (_, { read }) => {
      for (const text of [deep, deep + ']'.repeat(20_000)]) {
        const { recipes, notes } = read(text, vocabulary);
        expect(recipes).toEqual([]);
        expect(notes[0]?.outcome).toBe('refused');
      }
    },
  );

  it.each([
    [
      'one recipe of JSON',
      (keys: string) => `{"barspoon":1,"recipes":[{"spec":[],"instructions":"x",${keys}}]}`,
    ],
    ['a file of JSON', (keys: string) => `{"instructions":"x","directions":[],"strDrink":"x",${keys}}`],
    ['one recipe of YAML', (keys: string) => `- {${keys}}`],
    ['a file of YAML', (keys: string) => `{${keys}}`],
  ])('with 125,000 keys in %s is refused by every format', { timeout: 60_000 }, (_, fileOf) => {
    const text = fileOf(Array.from({ length: 125_000 }, (_key, at) => `"k${at}":1`).join(','));
    for (const [name, { read }] of Object.entries(recipeReaders))
      expect([name, read(text, vocabulary).recipes]).toEqual([name, []]);
  });

  it('of YAML with as many keys as fit into one recipe is refused', { timeout: 60_000 }, () => {
    const keys = Array.from({ length: 12_000 }, (_, at) => `k${at}: 1`).join(', ');
    for (const text of [`- {${keys}}`, `{${keys}}`, `[{${keys}}]`])
      expect(recipeReaders.library.read(text, vocabulary).recipes).toEqual([]);
  });

  it('with the same key twice is refused', () => {
    const { recipes, notes } = recipeReaders.library.read('- slug: a-a\n  slug: b-b\n', vocabulary);
    expect(recipes).toEqual([]);
    expect(notes[0]?.detail).toContain('Map keys must be unique: slug');
  });

  it('with markup in its texts leaves none of it', () => {
    const drink = {
      '@type': 'Recipe',
      name: '<img src=x onerror=alert(1)>Gimlet &lt;script&gt;alert(1)&lt;/script&gt;',
      recipeIngredient: ['60 ml <i>gin</i>'],
      recipeInstructions: ['<a href="javascript:alert(1)">Shake</a>.'],
    };
    const [recipe] = recipeReaders['schema.org'].read(JSON.stringify(drink), vocabulary).recipes;
    expect(recipe).toMatchObject({ name: 'Gimlet alert(1)', instructions: ['Shake .'] });
    expect(JSON.stringify(recipe)).not.toMatch(/[<>]/);
  });
});
