import { brands } from '@barspoon/mixology/brands';
import { expect, it } from 'vitest';
import { brandsOfLibrary } from '../test/brands-of-library.ts';

it('the brands that are understood are those of the bottles in the library [BEYOND-115]', () => {
  expect(Object.fromEntries(brands)).toEqual(brandsOfLibrary());
});
