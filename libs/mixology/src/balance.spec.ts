import { describe, expect, it } from 'vitest';
import { balanceOf, balanceRanges, balanceStyleOf, beside, glassRoomMl } from './balance.ts';
import { libraryRecipes, libraryVocabulary } from './library.testing.ts';

const named = (name: string) => {
  const recipe = libraryRecipes.find((one) => one.name === name)!;
  const lines = recipe.spec.map((line) => ({ ...line, ingredient: libraryVocabulary.get(line.ingredient) }));
  return { ...recipe, lines };
};

describe('the balance of a drink [BEYOND-230]', () => {
  it.each([
    ['Daiquiri', 'shaken'],
    ['Manhattan', 'stirred'],
    ['Pisco Sour', 'shaken with egg white'],
  ] as const)('of a %s lies where classic %s drinks do', (name, style) => {
    const drink = named(name);
    expect(balanceStyleOf(drink)).toBe(style);
    const { abv } = balanceOf(drink);
    const [from, to] = balanceRanges[style].abv;
    expect(abv).toBeGreaterThan(from * 0.85);
    expect(abv).toBeLessThan(to * 1.15);
  });

  it('is compared with no kind that nobody has measured: long, creamy, hot or without alcohol', () => {
    for (const name of ['Mojito', 'Grasshopper', 'Irish Coffee', 'Gin and Tonic'])
      expect(balanceStyleOf(named(name)), name).toBeNull();
  });

  it('differs by what one can taste', () => {
    expect(beside('acid', 0, [0.02, 0.1])).toBe('within');
    expect(beside('abv', 20.9, [15, 20])).toBe('within');
    expect(beside('abv', 21.1, [15, 20])).toBe('above');
    expect(beside('sugar', 4, [5, 8.9])).toBe('below');
  });

  it('knows how much a glass has room for beside its ice', () => {
    expect(glassRoomMl({ glass: 'rocks', ice: 'cubes', method: 'stir' })).toBe(270);
    expect(glassRoomMl({ glass: 'coupe', ice: 'none', method: 'shake' })).toBe(220);
    expect(glassRoomMl({ glass: 'hurricane', ice: 'crushed', method: 'blend' })).toBe(590);
  });
});
