import { expect, it } from 'vitest';
import { recipeRoutes } from '../catalogue/routes.ts';
import { addressOf } from './address.ts';

it('carries the parameters and the set parts of the query in alphabetical order', () => {
  const query = { q: 'gin & tonic', category: 'Gin', cursor: undefined, sort: null, type: '' };
  expect(addressOf(recipeRoutes.list, { query })).toBe('/api/v1/recipes?category=Gin&q=gin+%26+tonic');
  expect(addressOf(recipeRoutes.get, { params: { id: 'a/b' } })).toBe('/api/v1/recipes/a%2Fb');
});

it('carries lists as the server reads them', () => {
  expect(addressOf(recipeRoutes.list, { query: { recipeIds: ['a', 'b'] } })).toBe(
    '/api/v1/recipes?recipeIds=a%2Cb',
  );
});
