import { basename } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { expect, onTestFailed, TestRunner } from 'vitest';
import { ensureChromium } from '../../tools/stack/chromium.ts';

type RunOptions = Parameters<AxeBuilder['options']>[0];
type Rules = NonNullable<RunOptions['runOnly']>;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @throws {Trouble} naming the command that installs one */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium({ noInstall: true }),
    args: [...flags, ...more],
  });
}

export const looks = {
  'light, desktop': { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  'dark, phone': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const satisfies Record<string, BrowserContextOptions>;

export type Look = (typeof looks)[keyof typeof looks];

/**
 * The look that the journeys of a spec file are walked in, with its name: by half of the files on a desktop, by half on a
 * phone; by each on both with `LOOKS=both`. Colors are looked at in light and in dark by each (`expectAccessible`), and the
 * width of a phone on every page by `links.spec.ts`.
 *
 * @param file the spec file's `import.meta.url`
 */
export function walkedIn(file: string): [string, Look][] {
  const all = Object.entries(looks);
  if (process.env.LOOKS === 'both') return all;
  const sumOfLetters = [...basename(file)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return [all[sumOfLetters % all.length] as [string, Look]];
}

/**
 * A page in a browser profile of its own; it fails its test when a script of it throws. The offline worker, which
 * fetches the whole app into every new profile, comes only where it is allowed: `serviceWorkers: 'allow'`.
 */
export async function openPage(browser: Browser, url: string, look: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...look,
    baseURL: url,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  tellOnFailure(page);
  return usedOnceItAnswers(page);
}

/** Resolves once the server has taken the page's live connection: from then on it is told of what happens. */
export const connectedTo = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      // What the server says when it has taken a connection, after the handshake.
      socket.on('framereceived', ({ payload }) => `${payload}`.startsWith('40') && resolve()),
    );
  });

const maxTold = 30;

/** When the test fails: where the page was, what stood on it, and what it was last answered. */
function tellOnFailure(page: Page): void {
  // A page of several tests is nobody's.
  if (!TestRunner.getCurrentTest()) return;
  const answers: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    answers.push(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`);
    if (answers.length > maxTold) answers.shift();
  });
  onTestFailed(async () => {
    if (page.isClosed()) return;
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5000 })
      .catch((error) => String(error));
    console.error([`A page was at ${page.url()}`, shown, 'Last answers:', ...answers].join('\n'));
  });
}

/**
 * A page that is opened or loaded again counts as open once it answers to clicks: what is clicked before its code has
 * come is lost, which on a busy machine is sometimes. Whoever names a moment of the load waits for no other.
 */
function usedOnceItAnswers(page: Page): Page {
  const { goto, reload } = page;
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options);
    if (!options?.waitUntil) await interactive(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await interactive(page);
    return response;
  };
  return page;
}

/** Until the page that came with the document answers to clicks; at once on pages that are none of the app. */
const interactive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const root = document.getElementById('root');
    const view = root?.firstElementChild;
    return !root || (view && Object.keys(view).some((key) => key.startsWith('__reactProps')));
  });

/** Until what comes and goes has come or gone, and nothing new does: halfway through a fade every text is pale. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
        );
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0; still < 2; still++) {
      await frame();
      const running = ending();
      if (running.length > 0) still = -1;
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });

const wcag: Rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] };
/** What the other colors of a page can break. */
const colorRules: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** WCAG 2.2 AA as far as axe can see, in the page's colors and in the other ones. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, wcag);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await expectNoViolations(page, colorRules);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  // The console's tables need both directions (WCAG 1.4.10 allows them).
  if (!new URL(page.url()).pathname.startsWith('/admin')) await expectFitting(page);
}

/** Without frames of others, in one go: a third of the time of frame by frame. */
async function expectNoViolations(page: Page, runOnly: Rules): Promise<void> {
  await settled(page);
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found.join('\n'), `${page.url()} is accessible`).toBe('');
}

/** Nothing of the page stands past the edge of its window (WCAG 1.4.10). */
export async function expectFitting(page: Page): Promise<void> {
  const beside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beside, `${page.url()} fits the width of its window`).toBeLessThanOrEqual(0);
}

/** A page anybody can use, and its picture for whoever wants to look: set PICTURES to a folder. */
export async function look(page: Page, what: string): Promise<void> {
  await expectAccessible(page);
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png` });
}

/** Checks what shows as checked only once it is kept, a moment after the click. */
export async function tick(checkbox: Locator): Promise<void> {
  await checkbox.click();
  await checkbox.and(checkbox.page().getByRole('checkbox', { checked: true })).waitFor();
}
