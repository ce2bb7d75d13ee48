import { describe, expect, it } from 'vitest';
import { readRecipeText } from './recipe-text.ts';

const measured = (text: string) =>
  readRecipeText(text).spec.map(({ amount, unit, name }) => [amount, unit, name]);

describe('reading a recipe text', () => {
  it('reads a text with headings [BEYOND-25]', () => {
    const read = readRecipeText(`Hanky Panky

      A Savoy classic by Ada Coleman.

      Ingredients:
      - 1 1/2 oz gin
      - 45 ml sweet vermouth
      • 2 dashes Fernet-Branca

      Method:
      1. Stir with ice.
      2. Strain into a chilled coupe.

      Garnish: orange twist
      Glass: Coupe`);
    expect(read).toEqual({
      rest: '',
      name: 'Hanky Panky',
      description: 'A Savoy classic by Ada Coleman.',
      spec: [
        { amount: 1.5, unit: 'oz', name: 'gin', note: null, optional: false },
        { amount: 45, unit: 'ml', name: 'sweet vermouth', note: null, optional: false },
        { amount: 2, unit: 'dash', name: 'Fernet-Branca', note: null, optional: false },
      ],
      instructions: ['Stir with ice.', 'Strain into a chilled coupe.', 'Garnish with orange twist.'],
      garnish: 'orange twist',
      serves: 1,
      glass: 'coupe',
      method: 'stir',
      ice: 'none',
      guessed: ['name', 'method', 'ice'],
    });
  });

  it('reads a text without headings: name, measured lines, then what to do [BEYOND-25]', () => {
    const read = readRecipeText(
      'Gin Fizz recipe\n60 ml gin\n30 ml lemon juice\ntop with soda water\nShake gin and juice with ice. Strain into a highball over ice and top with soda.',
    );
    expect(read.name).toBe('Gin Fizz');
    expect(read.spec.map(({ unit, name }) => [unit, name])).toEqual([
      ['ml', 'gin'],
      ['ml', 'lemon juice'],
      ['top', 'soda water'],
    ]);
    expect(read.instructions).toEqual([
      'Shake gin and juice with ice.',
      'Strain into a highball over ice and top with soda.',
    ]);
    expect(read).toMatchObject({ glass: 'highball', method: 'shake', ice: 'cubes' });
  });

  it('reads a list in one line, and numbered steps are no measured lines', () => {
    expect(measured('Ingredients: 60 ml rum, 25 ml lime juice, 15 ml simple syrup')).toEqual([
      [60, 'ml', 'rum'],
      [25, 'ml', 'lime juice'],
      [15, 'ml', 'simple syrup'],
    ]);
    const read = readRecipeText('Daiquiri\n60 ml rum\n1. Shake hard.\n2. Strain.');
    expect(read.instructions).toEqual(['Shake hard.', 'Strain.']);
    expect(read.spec).toHaveLength(1);
  });

  it('knows for how many it is, and begins without a name where there is none', () => {
    const read = readRecipeText('Serves 8\n500 ml rum\n250 ml lime juice');
    expect(read).toMatchObject({ name: '', serves: 8 });
    expect(read.guessed).not.toContain('name');
  });

  it.each([
    'Sour\n2:1:1 gin, lemon juice and simple syrup\nShake.',
    'Sour\nGin, lemon juice, simple syrup (2:1:1)\nShake.',
  ])('reads a ratio as parts of each: %j [BEYOND-114]', (text) => {
    expect(measured(text).map(([amount, unit, name]) => [amount, unit, String(name).toLowerCase()])).toEqual([
      [2, 'part', 'gin'],
      [1, 'part', 'lemon juice'],
      [1, 'part', 'simple syrup'],
    ]);
  });

  it('takes a ratio whose parts are not named for no spec', () => {
    expect(measured('Sour 2:1:1\n60 ml gin\n30 ml lemon juice')).toEqual([
      [60, 'ml', 'gin'],
      [30, 'ml', 'lemon juice'],
    ]);
  });

  it('makes nothing of nothing', () => {
    expect(readRecipeText(' \n ')).toMatchObject({ name: '', description: '', spec: [], instructions: [] });
  });
});
