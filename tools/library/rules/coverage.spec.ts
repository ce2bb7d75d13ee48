import { describe, expect, it } from 'vitest';
import { iba2024 } from '../iba-2024.ts';
import { everythingIsCovered, featuredAreThere, ibaIsComplete, libraryIsLarge } from './coverage.ts';
import { catches } from './planted.testing.ts';

const alter = Object.assign;

describe(libraryIsLarge.name, () => {
  const caught = catches.bind(null, libraryIsLarge);
  caught('a small book', (l) => l.recipes.splice(799), 'library', /799 recipes, promised are 800/);
  caught('a small bar', (l) => l.barItems.splice(10), 'library', /10 bar items, promised are 350/);
  caught(
    'nothing for drivers',
    (l) => alter(l, { recipes: l.recipes.filter((r) => r.alcoholic) }),
    'library',
    /0 drinks without alcohol/,
  );
  caught(
    'everything popular',
    (l) => l.barItems.map((item) => alter(item, { popular: true })),
    'library',
    /popular bar items, wanted are 60 to 80/,
  );
});

describe(everythingIsCovered.name, () => {
  const caught = catches.bind(null, everythingIsCovered);
  caught(
    'an empty category',
    (l) => l.recipes.map((r) => alter(r, { category: 'Classic' })),
    'library',
    /0 recipes in Tropical/,
  );
  caught(
    'an unused glass',
    (l) => l.recipes.map((r) => alter(r, { glass: 'coupe' })),
    'library',
    /0 drinks in copper mug/,
  );
  caught(
    'an unused method',
    (l) => l.recipes.map((r) => alter(r, { method: 'stir' })),
    'library',
    /0 drinks to swizzle/,
  );
  caught(
    'an unused base',
    (l) => l.recipes.map((r) => alter(r, { spec: [] })),
    'library',
    /0 drinks on mezcal/,
  );
  caught(
    'a style nobody tagged',
    (l) => l.recipes.map((r) => alter(r, { tags: ['x', 'y'] })),
    'library',
    /0 drinks tagged tiki/,
  );
  caught('an empty shelf', (l) => l.barItems.splice(0), 'library', /0 bar items in Jiggers/);
});

describe(ibaIsComplete.name, () => {
  it('knows 102 drinks in three families of 34', () => {
    expect(Object.values(iba2024).map((family) => new Set<string>(family).size)).toEqual([34, 34, 34]);
  });
  catches(
    ibaIsComplete,
    'an IBA drink under another name',
    (l) => alter(l.recipe('negroni'), { name: 'X' }),
    'library',
    /Negroni of the IBA's/,
  );
});

describe(featuredAreThere.name, () => {
  catches(
    featuredAreThere,
    'a featured page without its recipe [BEYOND-29]',
    (l) => alter(l.recipe('lavender-gin-fizz'), { slug: 'lavender-fizz' }),
    'library',
    /lavender-gin-fizz is missing/,
  );
});
