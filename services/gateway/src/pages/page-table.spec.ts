import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { aWebFolder } from '../../../../tests/support/web-folder.ts';
import { pageAt } from './page-table.ts';
import { WebRoutes } from './web-routes.ts';

const folder = aWebFolder();
afterAll(() => rmSync(folder, { recursive: true }));
const routes = new WebRoutes(folder);
const id = '01939c5e-6a00-7000-8000-000000000001';

describe('the page at an address', () => {
  it.each([
    ['/', { page: 'home', route: 'index' }],
    ['/recipes', { page: 'recipes', route: 'recipes/index' }],
    ['/recipes/negroni', { page: 'recipe', id: 'negroni', route: 'recipes/$id' }],
    [`/recipes/${id}`, { page: 'recipe', id, route: 'recipes/$id' }],
    ['/ingredients', { page: 'ingredients', route: 'ingredients/index' }],
    ['/ingredients/lime-juice', { page: 'ingredient', id: 'lime-juice', route: 'ingredients/$id' }],
    ['/members/ada.coleman', { page: 'member', id: 'ada.coleman', route: 'members/$username' }],
    [`/community/post/${id}`, { page: 'post', id, route: 'community/post/$id' }],
    ['/profile/edit', { page: 'app', route: 'profile_.edit' }],
    [`/jobs/${id}`, { page: 'app', id, route: 'jobs/$id' }],
    ['/index.html', { page: 'app' }],
  ])('%s follows from the routes of the web', (path, page) => {
    expect(pageAt(path, routes)).toEqual(page);
  });

  it('of a featured recipe with a page of its own shows it to everybody, of another it is for members [NAV-06]', () => {
    const slug = 'smoky-mezcal-margarita';
    expect(pageAt(`/featured/${slug}`, routes)).toMatchObject({ page: 'recipe', id: slug });
    expect(pageAt('/featured/negroni', routes)).toMatchObject({ page: 'app', id: 'negroni' });
  });

  it.each([
    '/no-such-page',
    '/jobs/nonsense',
    '/members/a b',
    '/recipes/Negroni!',
    '/-own-profile',
    '/__root',
  ])('%s is none', (path) => {
    expect(pageAt(path, routes)).toBeUndefined();
  });
});
