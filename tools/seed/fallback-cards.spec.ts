import { describe, expect, it } from 'vitest';
import { fallbackFeatured } from '../../web/src/features/recipes/fallback-featured.ts';
import { specs } from '../../web/vite/own-pictures.ts';
import { libraryFolder, loadLibrary } from '../library/load.ts';
import { featured } from './seed-library.ts';

const { recipes } = loadLibrary(libraryFolder);
const seedOf = (slug: string) => {
  const seed = recipes.find((recipe) => recipe.slug === slug);
  if (!seed) throw new Error(`no recipe ${slug} in the library`);
  return seed;
};

describe('the cards the front page shows without a server', () => {
  it('are those of the recipes a new installation features [FEAT-05]', () => {
    expect(fallbackFeatured.map(({ slug }) => slug)).toEqual(featured);
  });

  it.each(fallbackFeatured)('say of $slug what its seed says [FEAT-05]', (card) => {
    const { name, description, category, difficulty, prepMinutes, alcoholic } = seedOf(card.slug);
    expect(card).toMatchObject({
      name,
      description,
      category,
      difficulty,
      prepTimeMinutes: prepMinutes,
      alcoholic,
    });
  });

  it.each(fallbackFeatured)(
    'draw $slug in the glass, with the ice and the garnish of its seed [FEAT-05]',
    ({ slug }) => {
      const { glass, ice, method, rim, foam, garnish } = seedOf(slug);
      const drawn = specs.find(({ seed }) => seed === slug);
      expect(drawn).toMatchObject({ glass, ice, method });
      expect([drawn?.rim ?? null, drawn?.foam ?? false]).toEqual([rim ?? null, foam ?? false]);
      expect(drawn?.garnish?.map(({ shape }) => shape)).toEqual(garnish.map(({ shape }) => shape));
    },
  );
});
