import { readFileSync } from 'node:fs';
import { newId } from '@barspoon/platform';
import { eventually } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, looks, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { sharedSite } from '../support/shared-site.ts';
import { signUp } from '../support/sign-in.ts';

const listed = JSON.parse(readFileSync('web/dist/pages.json', 'utf8')) as Record<string, { title: string }>;
const addresses = Object.keys(listed);

const bar = journeys();

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe.each(walkedIn(import.meta.url))('the written pages in %s', (_, look) => {
  let page: Page;
  beforeAll(async () => {
    page = await bar.visitor(look);
  });
  afterAll(() => page.context().close());

  it.each(addresses)('%s is accessible and fits the screen [STATIC-04, NAV-25]', async (address) => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('main').textContent()).not.toContain('Barspoon');
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
  });
});

describe('the document of a written page', () => {
  it.each(addresses)('%s comes with its own title and description [BEYOND-100]', async (address) => {
    const { status, body } = await bar.stack.visitor().request<string>('GET', address);
    expect(status).toBe(200);
    const title = listed[address]?.title.replaceAll('&', '&amp;');
    expect(body).toContain(`<title>${title} · ${sharedSite.SITE_NAME}</title>`);
    expect(body).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(body).not.toContain('noindex');
  });
});

describe('a written page', () => {
  it('opens at the section its address names', async () => {
    const page = await bar.visitor(looks['light, desktop']);
    await page.goto('/privacy#your-rights');
    const section = page.getByRole('heading', { name: 'Your rights' });
    await section.waitFor();
    await eventually(async () => expect((await section.boundingBox())?.y ?? 9999).toBeLessThan(200));
    await page.context().close();
  });

  it('names the operator and their address [BEYOND-104]', async () => {
    const page = await bar.visitor(looks['light, desktop']);
    await page.goto('/privacy');
    await page.getByText(sharedSite.SITE_OPERATOR).first().waitFor();
    await page.getByRole('link', { name: sharedSite.SUPPORT_EMAIL }).first().waitFor();
    await page.context().close();
  });
});

/** Everything this site has put into the browser. */
async function keptIn(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
  return [...cookies, ...others];
}

/** With the offline worker, which has stores of its own. */
const remembering = { ...looks['light, desktop'], serviceWorkers: 'allow' } as const;

describe('the cookie policy', () => {
  it('is true of a visitor: not one cookie, and nothing unnamed in the browser [BEYOND-104]', async () => {
    const page = await bar.visitor(remembering);
    for (const address of ['/', '/recipes', '/recipes/negroni', '/cookie-policy']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    expect(await page.context().cookies()).toEqual([]);
    const policy = (await page.getByRole('main').textContent()) ?? '';
    for (const name of await keptIn(page)) expect(policy, name).toContain(name);
    await page.context().close();
  });

  it('names the one cookie of a member and all that is remembered while they work [BEYOND-104]', async () => {
    const page = await bar.visitor(remembering);
    await signUp(page, `${newId()}@example.com`);
    await page.getByRole('heading', { name: 'Ada Coleman' }).waitFor();

    await page.goto('/recipes/negroni');
    await page.getByRole('button', { name: 'More servings' }).click();
    await page.getByText('oz', { exact: true }).first().click();
    await page
      .getByRole('button', { name: /^Add to Favorites/ })
      .first()
      .click();
    await page.getByText('Added to favorites').waitFor();
    await page.goto('/inventory');
    await page.getByRole('radio', { name: 'List' }).press('Space');

    const kept = await keptIn(page);
    const [cookie, ...more] = await page.context().cookies();
    expect(more).toEqual([]);
    expect(cookie).toMatchObject({
      name: 'session',
      httpOnly: true,
      secure: false,
      sameSite: 'Strict',
      path: '/',
    });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    expect(kept).toEqual(expect.arrayContaining(['session', 'preference.volume-unit', 'servings.negroni']));

    await page.goto('/cookie-policy');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const policy = (await page.getByRole('main').textContent()) ?? '';
    for (const name of kept) expect(policy, name).toContain(name.replace(/^servings\..+/, 'servings.'));
    await page.context().close();
  });
});
