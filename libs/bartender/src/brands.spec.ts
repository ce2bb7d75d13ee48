import { brands, saidBrands } from '@barspoon/mixology/brands';
import { expect, it } from 'vitest';
import { brandsOfLibrary } from '../test/brands-of-library.ts';
import { nodeOf } from '../test/library-world.ts';

it('the brands that are understood are those of the bottles in the library [BEYOND-115]', () => {
  expect(Object.fromEntries(brands)).toEqual(brandsOfLibrary());
});

it('what else brands are called is an ingredient, too, and no bottle of the library again [BEYOND-115]', () => {
  for (const [brand, slug] of saidBrands) {
    expect(nodeOf(slug).slug, brand).toBe(slug);
    expect(brands.has(brand), brand).toBe(false);
  }
});
