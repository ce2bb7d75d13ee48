import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FirstViews } from './first-views.ts';

let folder: string;
let views: FirstViews;

/** A build of the app whose views contain the number of earlier ones. */
function build(render: string, secondsAgo = 0) {
  const file = join(folder, 'render.mjs');
  writeFileSync(file, `let made = 0;\nexport const render = ${render};`);
  const at = Math.floor(Date.now() / 1000) - secondsAgo;
  utimesSync(file, at, at);
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-views-'));
  views = new FirstViews(join(folder, 'render.mjs'), { 'application-name': ['Bar'] });
  vi.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('the first view of a page', () => {
  it('is made by the app, which is told of the site', async () => {
    build("async ({ address, firstData, site }) => [address, firstData.a, site['application-name']].join()");
    expect(await views.of('/recipes', { a: 1 })).toBe('/recipes,1,Bar');
  });

  it('is made once for a page and its data, also for those who ask at the same time', async () => {
    build('async () => String(++made)');
    const asked = [{ a: 1 }, { a: 1 }, { a: 2 }].map((data) => views.of('/', data));
    expect(await Promise.all(asked)).toEqual(['1', '1', '2']);
    expect(await views.of('/', { a: 1 })).toBe('1');
  });

  it('is rendered again by a new build', async () => {
    build("async () => 'old'", 60);
    expect(await views.of('/', {})).toBe('old');
    build("async () => 'new'");
    expect(await views.of('/', {})).toBe('new');
  });

  it('is done without where there is no build, where it fails and where it takes too long, which is told once', async () => {
    expect(await views.of('/', {})).toBe('');
    build(
      "async ({ address }) => { if (address === '/a') throw new Error('no'); return new Promise(() => {}); }",
    );
    expect(await Promise.all(['/a', '/a', '/b'].map((address) => views.of(address, {})))).toEqual([
      '',
      '',
      '',
    ]);
    expect(await views.of('/a', {})).toBe('');
    expect(Logger.prototype.error).toHaveBeenCalledTimes(2);
  });

  it('is done without by a crowd of pages that nobody has seen yet', async () => {
    build('async ({ address }) => address');
    const asked = Array.from({ length: 9 }, (_, at) => views.of(`/${at}`, {}));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(4);
    expect(await views.of('/8', {})).toBe('/8');
  });
});
