import { dayMs, liveSessionRoutes, postRoutes, profileRoutes } from '@barspoon/contracts';
import { type Agent, eventually } from '@barspoon/testing';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { looks, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

const bar = journeys();

/** Far from where the server is, so that days and hours differ. */
const faraway = { timezoneId: 'Pacific/Auckland' } as const;

let member = '';
let liveSession = '';
let endedSession = '';
let post = '';
beforeAll(async () => {
  const { page, agent } = await bar.member(looks['light, desktop']);
  await page.context().close();
  const { username } = await agent.call(profileRoutes.me, {});
  member = `/members/${username}`;
  const scheduledAt = new Date(Date.now() + dayMs).toISOString();
  const { id } = await agent.call(liveSessionRoutes.schedule, { body: { title: 'Sours', scheduledAt } });
  liveSession = `/virtual-bar/${id}`;
  endedSession = `/virtual-bar/${await anEndedSession(agent)}`;
  const written = await agent.call(postRoutes.create, {
    body: {
      content: 'What do you garnish a Negroni with?',
      imageUrl: null,
      recipeId: null,
      collectionId: null,
    },
  });
  post = `/community/post/${written.id}`;
});

async function anEndedSession(host: Agent): Promise<string> {
  const scheduledAt = new Date(Date.now() + 60_000).toISOString();
  const { id } = await host.call(liveSessionRoutes.schedule, { body: { title: 'Fizzes', scheduledAt } });
  for (const status of ['live', 'ended'] as const)
    await host.call(liveSessionRoutes.setStatus, { params: { id }, body: { status } });
  return id;
}

const pages: Record<string, () => string> = {
  Home: () => '/',
  'the recipes': () => '/recipes',
  'the recipes of a category': () => '/recipes?category=Classic',
  'a recipe': () => '/recipes/negroni',
  'a featured recipe': () => '/featured/classic-old-fashioned',
  'the ingredients': () => '/ingredients',
  'an ingredient': () => '/ingredients/lime-juice',
  'a member': () => member,
  'the leaderboard': () => '/leaderboard',
  'the challenges': () => '/challenges',
  'the virtual bar': () => '/virtual-bar',
  'a session of the virtual bar': () => liveSession,
  'a session that is over': () => endedSession,
  'the community': () => '/community',
  'a post': () => post,
  'a written page': () => '/about',
};

/** What was on the page when it was first there, and what went wrong since. */
declare global {
  var firstHeading: Element | null;
  var shifts: { value: number; of: string[] }[];
}

function watch(): void {
  type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      globalThis.shifts.push({ value, of: sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '') });
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, observer) => {
    globalThis.firstHeading = document.querySelector('h1');
    if (globalThis.firstHeading) observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Opens a page and waits until the browser has taken it over; a difference to what it would show itself is an error. */
async function takenOver(page: Page, address: string) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.addInitScript(watch);
  await page.goto(address);
  await page.getByRole('region', { name: 'Messages' }).waitFor({ state: 'attached' });
  const seen = () =>
    page.evaluate(() => ({
      isSame: globalThis.firstHeading === document.querySelector('h1'),
      shifts: globalThis.shifts,
    }));
  return { errors, seen };
}

async function expectNoHitch(page: Page, address: string, seeAll: () => Promise<void> = async () => {}) {
  const { errors, seen } = await takenOver(page, address);
  await seeAll();
  await page.waitForLoadState('networkidle');
  const { isSame, shifts } = await seen();
  expect(errors).toEqual([]);
  expect(isSame).toBe(true);
  const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(shifted, JSON.stringify(shifts)).toBeLessThan(0.02);
}

describe.each(walkedIn(import.meta.url))('the first view in %s', (_, look) => {
  const opened = (more: BrowserContextOptions = {}) => bar.visitor({ ...look, ...faraway, ...more });

  it.each(Object.entries(pages))(
    'of %s stands there, styled, before any script has come',
    async (_, address) => {
      const page = await opened();
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(address(), { waitUntil: 'load' });
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(100);
      const unstyled = await page.evaluate(() => {
        const rules = [...document.styleSheets].flatMap((sheet) =>
          [...sheet.cssRules].map(({ cssText }) => cssText),
        );
        const all = rules.join('\n');
        const used = [...document.querySelectorAll('#root [class]')].flatMap(({ classList }) => [
          ...classList,
        ]);
        return [...new Set(used)].filter((name) => name.startsWith('_') && !all.includes(`.${name}`));
      });
      expect(unstyled).toEqual([]);
      await page.context().close();
    },
  );

  it('of a recipe has every button it will have, so that none is a gray place until its script comes', async () => {
    const page = await opened();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/recipes/negroni', { waitUntil: 'load' });
    const header = page.locator('article header').first();
    // A phone keeps the most of them under one.
    expect(await header.getByRole('button', { includeHidden: true }).allTextContents()).toEqual([
      'Add to Favorites',
      'Start mixing',
      'More',
      'Add to Collection',
      'Make it my own',
      'Make a batch',
      'Share',
      'Print',
    ]);
    await page.context().close();
  });

  it.each(Object.entries(pages))('of %s is taken over by the browser as it stands', async (_, address) => {
    const page = await opened();
    await expectNoHitch(page, address());
    await page.context().close();
  });

  it('is taken over too where the browser remembers a unit and servings', async () => {
    const { origin } = new URL(bar.stack.url);
    const localStorage = [
      { name: 'preference.volume-unit', value: 'oz' },
      { name: 'servings.negroni', value: '4' },
    ];
    const page = await opened({ storageState: { cookies: [], origins: [{ origin, localStorage }] } });
    await expectNoHitch(page, '/recipes/negroni', async () => {
      await page.getByText('4 servings').waitFor();
      await eventually(async () =>
        expect(await page.getByRole('radio', { name: 'Ounces' }).isChecked()).toBe(true),
      );
    });
    await page.context().close();
  });
});

// On a phone, where most stands below something else.
describe('the first view on a phone', () => {
  it.each(Object.entries(pages))(
    'of %s stays where it is when its reader is a member',
    async (_, address) => {
      const { page } = await bar.member({ ...looks['dark, phone'], ...faraway });
      await expectNoHitch(page, address(), async () => {
        await eventually(async () => expect(await page.getByText('Logout').count()).toBeGreaterThan(0));
      });
      await page.context().close();
    },
  );
});

describe('a search', () => {
  it('is no first view: it is made by the browser', async () => {
    const { body } = await bar.stack.visitor().request<string>('GET', '/recipes?q=negroni');
    expect(body).toContain('<div id="root"></div>');
    const page = await bar.visitor(looks['light, desktop']);
    await page.goto('/recipes?q=negroni');
    await page.getByRole('link', { name: 'Negroni', exact: true }).waitFor();
    await page.context().close();
  });
});

describe('the offline worker', () => {
  it('leaves the front page to the server and keeps a shell that knows the name of the site', async () => {
    const page = await bar.visitor({ ...looks['light, desktop'], serviceWorkers: 'allow' });
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    });
    const again = await page.goto('/');
    expect(await again?.text()).toContain('<h1');
    await page.context().setOffline(true);
    await page.goto('/about');
    await page.getByRole('link', { name: 'The Test Bar', exact: true }).first().waitFor();
    expect(await page.locator('meta[name="application-name"]').getAttribute('content')).toBe('The Test Bar');
    await page.context().close();
  });
});
