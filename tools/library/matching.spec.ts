import { compileVocabulary } from '@barspoon/mixology';
import { describe, expect, it } from 'vitest';
import { libraryFolder, loadLibrary } from './load.ts';
import { expectedMatches } from './matching.expected.ts';

const library = loadLibrary(libraryFolder);
const vocabulary = compileVocabulary(library.ingredients);
const needed = (slug: string) => ({ name: vocabulary.get(slug)?.name ?? slug, ingredient: slug });

describe('a bar item meets exactly what a bartender expects [MATCH-03]', () => {
  it.each(expectedMatches)(
    '$item stands in for its kinds and for what is made from it',
    ({ item, ingredients }) => {
      const met = library.ingredients.filter(
        ({ slug, group }) => !group && vocabulary.satisfies(item, needed(slug)),
      );
      expect(met.map(({ slug }) => slug).sort()).toEqual(ingredients);
    },
  );

  it.each(expectedMatches)('$item is of use in these recipes and no other', ({ item, recipes }) => {
    const met = library.recipes.filter(({ spec }) =>
      spec.some(({ ingredient }) => vocabulary.satisfies(item, needed(ingredient))),
    );
    expect(met.map(({ slug }) => slug).sort()).toEqual(recipes);
  });

  it('every bottle on the shelf covers the ingredient it is linked to', () => {
    for (const { name, ingredient } of library.barItems) {
      if (!ingredient || vocabulary.get(ingredient)?.group) continue;
      expect(vocabulary.satisfies({ name, ingredient }, needed(ingredient)), name).toBe(true);
    }
  });

  it('a bottle linked to the vocabulary covers no more than its ingredient does', () => {
    const tanqueray = library.barItems.find(({ slug }) => slug === 'tanqueray-london-dry-gin');
    expect(tanqueray?.ingredient).toBe('london-dry-gin');
    const met = library.ingredients.filter(
      ({ slug, group }) => !group && vocabulary.satisfies(tanqueray ?? '', needed(slug)),
    );
    expect(met.map(({ slug }) => slug).sort()).toEqual(['gin', 'london-dry-gin']);
  });

  it.each([
    ['Gin', 'ginger-beer'],
    ['Ginger', 'ginger-beer'],
    ['Beer', 'ginger-beer'],
    ['Beer', 'root-beer'],
    ['Cream', 'cream-of-coconut'],
    ['Cream', 'irish-cream'],
    ['Cream', 'cream-soda'],
    ['Cream', 'vanilla-ice-cream'],
    ['Coconut', 'cream-of-coconut'],
    ['Vodka', 'vanilla-vodka'],
    ['Coffee', 'coffee-liqueur'],
    ['Orange', 'orange-bitters'],
    ['Orange', 'orange-liqueur'],
    ['Lime', 'lime-cordial'],
    ['Lime', 'kaffir-lime-leaf'],
    ['Egg', 'advocaat'],
    ['Apple', 'pineapple'],
    ['Mint', 'peppermint'],
    ['Rum', 'coconut-rum'],
    ['Wine', 'ginger-wine'],
    ['Bourbon', 'rye-whiskey'],
    ['Sweet Vermouth', 'dry-vermouth'],
    ['Dark Rum', 'white-rum'],
    ['Sugar', 'cinnamon-syrup'],
    ['Tonic Water', 'soda-water'],
  ])('%s does not meet %s', (item, slug) => {
    expect(vocabulary.satisfies(item, needed(slug))).toBe(false);
  });

  it.each([
    ['Whisky', 'bourbon'],
    ['Maker’s Mark Bourbon', 'whiskey'],
    ['Rum', 'white-overproof-rum'],
    ['Fresh Lime Juice', 'lime-juice'],
    ['Homemade Grenadine', 'grenadine'],
    ['Mint leaves', 'mint'],
    ['Champagne', 'sparkling-wine'],
    ['Sparkling wine', 'prosecco'],
    ['Bitters', 'angostura-bitters'],
    ['Lemons', 'lemon-juice'],
    ['Sugar', 'simple-syrup'],
    ['Honey', 'honey-syrup'],
    ['Espresso', 'coffee'],
    ['Club Soda', 'soda-water'],
    ['Kahlua', 'coffee-liqueur'],
    ['Cointreau', 'triple-sec'],
  ])('%s meets %s', (item, slug) => {
    expect(vocabulary.satisfies(item, needed(slug))).toBe(true);
  });
});
