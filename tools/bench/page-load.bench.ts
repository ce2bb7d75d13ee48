import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import type { Row } from '../report/report.ts';
import { ensureChromium } from '../stack/chromium.ts';
import { lighthouse, obtainLighthouse } from './kit/lighthouse.ts';
import { median } from './kit/measure.ts';
import { initialFiles, sizeOf } from './kit/page-files.ts';
import { loadPage, type Network, type PageLoad } from './kit/page-load.ts';
import {
  documentOf,
  gzippedKB,
  openPagesWorld,
  publicPagesOf,
  recipePageOf,
  writePosts,
} from './kit/pages-world.ts';
import type { Benchmark, Recorder } from './kit/report.ts';
import { root } from './kit/world.ts';

const loads = 5;
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
const folder = join(root, 'web', 'dist');

/** A page by the name it has in tables. */
interface NamedPage {
  page: string;
  path: string;
}

const bench: Benchmark = async (record) => {
  const executablePath = await ensureChromium({ noInstall: true });
  const world = await openPagesWorld();
  try {
    await writePosts(world);
    const { url } = world.gateway;
    const pages: NamedPage[] = [
      ...(await publicPagesOf(url)).map((path) => ({ page: path, path })),
      { page: 'a recipe', path: await recipePageOf(url) },
    ];
    await sizes(url, pages, record);
    const browser = await chromium.launch({ executablePath, args: flags });
    try {
      const near = await timings(browser, url, pages, 'loopback', record);
      record.figure('lcp', Math.max(...near.map((row) => row['LCP s'])));
      const far = await timings(browser, url, pages, 'slow 4G', record);
      record.figure('tbt', Math.max(...far.map((row) => row['TBT ms'])));
      record.figure('cls', Math.max(...far.map((row) => row.CLS)));
    } finally {
      await browser.close();
    }
    if (await obtainLighthouse()) await scores(url, pages, executablePath, record);
  } finally {
    await world.stop();
  }
};

async function sizes(url: string, pages: readonly NamedPage[], record: Recorder): Promise<void> {
  const initial = new Set<string>();
  const rows: Row[] = [];
  for (const { page, path } of pages) {
    const files = initialFiles(await documentOf(`${url}${path}`), folder);
    for (const script of files.scripts) initial.add(script);
    rows.push({
      page,
      'scripts kB gzip': sizeOf(files.scripts, folder),
      'styles kB gzip': sizeOf(files.styles, folder),
    });
  }
  const later = readdirSync(join(folder, 'assets'))
    .map((name) => `assets/${name}`)
    .filter((name) => name.endsWith('.js') && !initial.has(name))
    .map((name) => ({ name, kB: gzippedKB(readFileSync(join(folder, name))) }))
    .sort((a, b) => b.kB - a.kB);
  const max = (column: string) => Math.max(...rows.map((row) => Number(row[column])));
  record.figure('script', max('scripts kB gzip'));
  record.figure('style', max('styles kB gzip'));
  record.figure('route', later[0]?.kB ?? 0);
  record.table({ title: 'What a page fetches at its start', rows });
  const named = later.slice(0, 5).map(({ name, kB }) => ({
    'heaviest on demand': name.replace(/^assets\/|-[\w-]{7}\.js$/g, ''),
    'kB gzip': kB,
  }));
  record.table({ title: 'Loaded when it is wanted', rows: named });
}

async function timings(
  browser: Browser,
  url: string,
  pages: readonly NamedPage[],
  network: Network,
  record: Recorder,
) {
  const found = new Map<string, PageLoad[]>(pages.map(({ page }) => [page, []]));
  for (let turn = -1; turn < loads; turn++)
    for (const { page, path } of pages) {
      const seen = await loadPage(browser, `${url}${path}`, network);
      if (turn >= 0) found.get(page)?.push(seen);
    }
  const rows = [...found].map(([page, all]) => ({
    page,
    'LCP s': median(all.map((one) => one.lcp)),
    'TBT ms': median(all.map((one) => one.tbt)),
    CLS: median(all.map((one) => one.cls)),
  }));
  record.table({ title: `As a phone over ${network}, medians of ${loads} loads`, rows });
  return rows;
}

async function scores(
  url: string,
  pages: readonly NamedPage[],
  program: string,
  record: Recorder,
): Promise<void> {
  const rows: Row[] = [];
  for (const { page, path } of pages) rows.push({ page, ...(await lighthouse(`${url}${path}`, program)) });
  const min = (column: string) => Math.min(...rows.map((row) => Number(row[column])));
  for (const key of ['performance', 'accessibility', 'practices']) record.figure(key, min(key));
  record.table({ title: 'Lighthouse, mobile', rows });
}

export default bench;
