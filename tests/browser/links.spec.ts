import { dayMs } from '@barspoon/contracts';
import { type Agent, eventually } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectFitting, looks } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { checkSubscription, openCheckout, press } from '../support/sandbox.ts';

const bar = journeys();

/** Every page with further links, in addition to those that the crawl finds. */
const starts = [
  '/',
  '/recipes',
  '/search',
  '/search?tab=my-bar',
  '/subscription',
  '/profile',
  '/profile?tab=posts',
  '/profile?tab=favorites',
  '/profile?tab=inventory',
  '/profile?tab=reviews',
  '/profile?tab=achievements',
  '/profile/edit',
  '/profile/account',
  '/inventory',
  '/mentorship',
  '/jobs',
  '/professional',
  '/professional?tab=portfolio',
  '/professional?tab=jobs',
  '/admin',
  '/levels-badges',
  '/no/such/page',
];
/** One page of a kind stands for all of them: there are hundreds of recipes. */
const perKind = 2;
const kindOf = (path: string): string =>
  path
    .replace(/\?.*$/, (query) => `?${[...new URLSearchParams(query).keys()].join('&')}`)
    .replace(
      /^\/(recipes|featured|ingredients|members|challenges|jobs|portfolios|virtual-bar|community\/post)\/[^/?]+/,
      '/$1/*',
    )
    .replace(/^\/admin\/([\w-]+)\/[^?]+/, '/admin/$1/*');

const lost =
  /^(Oops! Page not found|Recipe Not Found|Ingredient not found|Member not found|Session not found)$|This page doesn't exist in the console/;

/** Where the links of the page lead on this site; the menus of the header are the same on every page. */
async function linksOn(page: Page, { withMenus }: { withMenus: boolean }): Promise<string[]> {
  const links = new Set<string>();
  const collect = async () => {
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    for (const href of hrefs) links.add(href);
  };
  await collect();
  const menus = page.locator('header nav button[aria-haspopup="menu"]');
  const count = withMenus ? await menus.count() : 0;
  for (let at = 0; at < count; at += 1) {
    await menus.nth(at).click();
    await page.getByRole('menu').waitFor();
    await collect();
    await page.keyboard.press('Escape');
  }
  return [...links]
    .map((href) => new URL(href))
    .filter(({ origin }) => origin === new URL(page.url()).origin)
    .map(({ pathname, search }) => pathname + search);
}

/** What the page says of itself, once nothing loads anymore. */
async function linesOf(page: Page): Promise<string[]> {
  await page.locator('h1, main h2').first().waitFor();
  await eventually(async () =>
    expect(await page.getByText(/^Loading (page|recipe)\.\.\.$|^Loading\.\.\.$/).count()).toBe(0),
  );
  return page.locator('main :is(h1, h2, p)').allTextContents();
}

/** The page shrinks to a phone's width, a moment after its window, and back; the console's tables may be wider (WCAG 1.4.10). */
async function expectFittingAPhone(page: Page): Promise<void> {
  if (page.url().includes('/admin')) return;
  await page.setViewportSize(looks['dark, phone'].viewport);
  await eventually(() => expectFitting(page));
  await page.setViewportSize(looks['light, desktop'].viewport);
}

/** Whether a page links there when it is read anew: other specs delete what they have made. */
async function stillLinks(page: Page, { from, to }: { from: string; to: string }): Promise<boolean> {
  await page.goto(from);
  await linesOf(page);
  return (await linksOn(page, { withMenus: false })).includes(to);
}

/** @returns what leads nowhere: `page → link` */
async function crawl(page: Page, agent: Agent): Promise<string[]> {
  const found: string[] = [];
  const visited = new Set<string>();
  const asked = new Map<string, number>();
  const queue = starts.map((path) => ({ path, from: '' }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, from } = next;
    if (visited.has(path)) continue;
    visited.add(path);
    const kind = kindOf(path);
    const count = (asked.get(kind) ?? 0) + 1;
    asked.set(kind, count);
    if (count > perKind) continue;
    if (/^\/api\//.test(path)) {
      const { status } = await agent.request('GET', path);
      if (status >= 400) found.push(`${from} → ${path} (${status})`);
      continue;
    }
    await page.goto(path);
    const isLost = (await linesOf(page)).some((line) => lost.test(line.trim()));
    await expectFittingAPhone(page);
    for (const link of await linksOn(page, { withMenus: visited.size === 1 }))
      queue.push({ path: link, from: path });
    if (!isLost || path === '/no/such/page') continue;
    if (from === '' || (await stillLinks(page, { from, to: path }))) found.push(`${from} → ${path}`);
  }
  expect(visited.size).toBeGreaterThan(30);
  return found;
}

describe('every link on every page', () => {
  it('leads somewhere for a visitor [NAV-26]', async () => {
    const page = await bar.visitor(looks['light, desktop']);
    expect(await crawl(page, bar.stack.visitor())).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['a member on trial', {}],
    ['a member whose trial has ended', { registeredAt: new Date(Date.now() - 10 * dayMs).toISOString() }],
    ['an admin', { role: 'admin' as const }],
  ])(
    'leads somewhere for %s [NAV-26]',
    async (_, account) => {
      const { page, agent } = await bar.member(looks['light, desktop'], account);
      expect(await crawl(page, agent)).toEqual([]);
      await page.context().close();
    },
    240_000,
  );

  it('leads somewhere for a subscriber [NAV-26]', async () => {
    const { page, agent } = await bar.member(looks['light, desktop'], {
      registeredAt: new Date(Date.now() - 10 * dayMs).toISOString(),
    });
    await press(agent, await openCheckout(agent), 'means', 'card');
    await eventually(async () => expect((await checkSubscription(agent)).state).toBe('active'));
    expect(await crawl(page, agent)).toEqual([]);
    await page.context().close();
  });

  it('leads somewhere in the phone’s menu [NAV-28, NAV-31]', async () => {
    const page = await bar.visitor(looks['dark, phone']);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    const hrefs = await menu
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    for (const href of hrefs) {
      await page.goto(href);
      expect(await linesOf(page), href).not.toContain('Oops! Page not found');
    }
    await page.context().close();
  });
});

it('has an icon for browsers that ask for none in particular', async () => {
  const answer = await fetch(`${bar.stack.url}/favicon.ico`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^image\//);
});
