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

  it('is rendered again by a new build', async () => {
    build("async () => 'old'", 60);
    const before = views.builtAt;
    expect(await views.of('/', {})).toBe('old');
    build("async () => 'new'");
    expect(await views.of('/', {})).toBe('new');
    expect(views.builtAt).not.toBe(before);
  });

  it('is done without where there is no build, where it fails and where it takes too long', async () => {
    expect(await views.of('/', {})).toBe('');
    build(
      "async ({ address }) => { if (address === '/a') throw new Error('no'); return new Promise(() => {}); }",
    );
    expect(await Promise.all(['/a', '/b'].map((address) => views.of(address, {})))).toEqual(['', '']);
    expect(Logger.prototype.error).toHaveBeenCalledTimes(2);
  });

  it('is in every page of a crowd that nobody has seen yet, one after another (security 69)', async () => {
    build('async ({ address }) => address');
    const addresses = Array.from({ length: 50 }, (_, at) => `/${at}`);
    const made = await Promise.all(addresses.map((address) => views.of(address, {})));
    expect(made).toEqual(addresses);
  });

  it('lets others have the event loop between two (security 69)', async () => {
    let turns = 0;
    const turn = () => {
      turns += 1;
      if (!isDone) setImmediate(turn);
    };
    let isDone = false;
    build('async ({ address }) => address');
    setImmediate(turn);
    await Promise.all(Array.from({ length: 20 }, (_, at) => views.of(`/${at}`, {})));
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  it('is refused at once behind too many others, who get theirs (security 69)', async () => {
    build('async ({ address }) => address');
    const asked = Array.from({ length: 300 }, (_, at) => views.of(`/${at}`, {}));
    const made = await Promise.allSettled(asked);
    const refused = made.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    for (const reason of refused) expect(reason).toMatchObject({ kind: 'unavailable' });
    expect(made.length - refused.length).toBeGreaterThan(50);
    expect(await views.of('/last', {})).toBe('/last');
  });
});
