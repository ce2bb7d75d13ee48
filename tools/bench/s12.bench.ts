import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { lighthouse, obtainLighthouse } from './kit/lighthouse.ts';
import { median } from './kit/measure.ts';
import { initialFiles, sizeOf } from './kit/page-files.ts';
import { loadPage, type PageLoad } from './kit/page-load.ts';
import { documentOf, gzippedKB, openPagesWorld, publicPages } from './kit/pages-world.ts';
import type { Benchmark, Recorder, Row } from './kit/report.ts';
import { root } from './kit/world.ts';

const loads = 5;
const programs = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
const folder = join(root, 'web', 'dist');

const bench: Benchmark = async (record) => {
  const executablePath = process.env.CHROMIUM ?? programs.find(existsSync);
  if (!executablePath) throw new Error('There is no Chromium: install it, or set CHROMIUM to its path');
  const world = await openPagesWorld();
  try {
    const { url } = world.gateway;
    await sizes(url, record);
    const browser = await chromium.launch({ executablePath, args: flags });
    try {
      await timings(browser, url, record);
    } finally {
      await browser.close();
    }
    if (await obtainLighthouse()) await scores(url, executablePath, record);
  } finally {
    await world.stop();
  }
};

async function sizes(url: string, record: Recorder): Promise<void> {
  const initial = new Set<string>();
  const rows: Row[] = [];
  for (const page of publicPages) {
    const files = initialFiles(await documentOf(`${url}${page}`), folder);
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
  const most = (column: string) => Math.max(...rows.map((row) => Number(row[column])));
  record.figure('script', most('scripts kB gzip'));
  record.figure('style', most('styles kB gzip'));
  record.figure('route', later[0]?.kB ?? 0);
  record.table({ title: 'What a page fetches at its start', rows });
  const named = later.slice(0, 5).map(({ name, kB }) => ({
    'heaviest on demand': name.replace(/^assets\/|-[\w-]{8}\.js$/g, ''),
    'kB gzip': kB,
  }));
  record.table({ title: 'Loaded when it is wanted', rows: named });
}

async function timings(browser: Browser, url: string, record: Recorder): Promise<void> {
  const found = new Map<string, PageLoad[]>(publicPages.map((page) => [page, []]));
  for (let turn = -1; turn < loads; turn++)
    for (const page of publicPages) {
      const seen = await loadPage(browser, `${url}${page}`);
      if (turn >= 0) found.get(page)?.push(seen);
    }
  const medians = [...found].map(([page, all]) => ({
    page,
    'LCP s': median(all.map((one) => one.lcp)),
    'TBT ms': median(all.map((one) => one.tbt)),
    CLS: median(all.map((one) => one.cls)),
  }));
  record.figure('lcp', Math.max(...medians.map((row) => row['LCP s'])));
  record.figure('tbt', Math.max(...medians.map((row) => row['TBT ms'])));
  record.figure('cls', Math.max(...medians.map((row) => row.CLS)));
  record.table({ title: `As a phone on slow 4G, medians of ${loads} loads`, rows: medians });
}

async function scores(url: string, program: string, record: Recorder): Promise<void> {
  const rows: Row[] = [];
  for (const page of publicPages) rows.push({ page, ...(await lighthouse(`${url}${page}`, program)) });
  const least = (column: string) => Math.min(...rows.map((row) => Number(row[column])));
  for (const key of ['performance', 'accessibility', 'practices']) record.figure(key, least(key));
  record.table({ title: 'Lighthouse, mobile', rows });
}

export default bench;
