import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PageAssets } from './page-assets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what a page needs beside the entry', () => {
  it('is what the web’s build lists for its route', () => {
    const routes = {
      index: ['assets/home-1.js'],
      'recipes/$id': ['assets/recipe-1.js', 'assets/recipe-1.css'],
    };
    writeFileSync(join(folder, 'route-assets.json'), JSON.stringify(routes));
    const assets = new PageAssets(folder);
    expect(assets.of('index')).toEqual(['/assets/home-1.js']);
    expect(assets.of('recipes/$id')).toEqual(['/assets/recipe-1.js', '/assets/recipe-1.css']);
    expect(assets.of('recipes/index')).toEqual([]);
  });

  it('is nothing when the web was built without a list', () => {
    expect(new PageAssets(folder).of('index')).toEqual([]);
  });
});
