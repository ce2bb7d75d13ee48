import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';

/** What a visitor notices of a page's start. */
export interface PageLoad {
  /** Seconds. */
  lcp: number;
  /** Milliseconds. */
  tbt: number;
  cls: number;
}

interface Seen {
  lcp: number;
  fcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
}

/** As Lighthouse throttles a phone: processor four times slower, slow 4G. */
const slowdown = 4;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const quietMs = 2500;
/** A task longer than this keeps a tap waiting. */
const longMs = 50;

/** The network between the phone and us. */
export type Network = 'loopback' | 'slow 4G';

/** Loads a page once with nothing in its cache. */
export async function loadPage(browser: Browser, url: string, network: Network): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await throttle(page, network);
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    await sleep(quietMs);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    const blocking = seen.tasks
      .filter(({ start }) => start >= seen.fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - longMs), 0);
    return { lcp: seen.lcp / 1000, tbt: blocking, cls: seen.cls };
  } finally {
    await context.close();
  }
}

async function throttle(page: Page, network: Network): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (network === 'slow 4G') await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Runs in the page before anything of its own. */
function watch(): void {
  const seen: Seen = { lcp: 0, fcp: 0, cls: 0, tasks: [] };
  (globalThis as unknown as { seen: Seen }).seen = seen;
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  each('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  each('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  each('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  each('longtask', (entry) => seen.tasks.push({ start: entry.startTime, duration: entry.duration }));
}
