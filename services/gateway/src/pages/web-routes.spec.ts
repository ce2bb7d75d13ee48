import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebRoutes } from './web-routes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-routes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what a page needs next to the entry', () => {
  it('is what the web’s build lists for its route', () => {
    const routes = {
      index: ['assets/home-1.js'],
      'recipes/$id': ['assets/recipe-1.js', 'assets/recipe-1.css'],
    };
    writeFileSync(join(folder, 'route-assets.json'), JSON.stringify(routes));
    const assets = new WebRoutes(folder);
    expect(assets.assetsOf('index')).toEqual(['/assets/home-1.js']);
    expect(assets.assetsOf('recipes/$id')).toEqual(['/assets/recipe-1.js', '/assets/recipe-1.css']);
    expect(assets.assetsOf('recipes/index')).toEqual([]);
  });

  it('is found by an address, whose subject is a slug where it is named so', () => {
    const routes = { 'report-menu.$slug': [], 'community/post/$id': [] };
    writeFileSync(join(folder, 'route-assets.json'), JSON.stringify(routes));
    const pages = new WebRoutes(folder);
    expect(pages.at('/report-menu/the-cabin')).toEqual({ route: 'report-menu.$slug', id: 'the-cabin' });
    expect(pages.at('/report-menu/The Cabin')).toBeUndefined();
    expect(pages.at('/community/post/the-cabin')).toBeUndefined();
  });

  it('is nothing when the web was built without a list', () => {
    expect(new WebRoutes(folder).assetsOf('index')).toEqual([]);
  });
});
