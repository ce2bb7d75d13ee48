import { readFileSync } from 'node:fs';
import { recipeRoutes } from '@barspoon/contracts';
import { aMember, eventually, type Stack, startStack } from '@barspoon/testing';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedLibrary } from '../../tools/seed/seed-library.ts';
import { allServices } from '../support/all-services.ts';
import { expectAccessible, looks, openBrowser, openPage } from '../support/browser.ts';

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  stack = await startStack(allServices, { WEB_DIR: 'web/dist', ADMIN_DIR: 'admin/dist', GATEWAY_PORT: '0' });
  await seedLibrary(stack, () => undefined);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const password = 'a long night out';
let count = 0;

async function adminPage(look: BrowserContextOptions): Promise<Page> {
  const email = `files-${++count}@example.com`;
  await aMember(stack, { role: 'admin', email, password });
  const page = await openPage(browser, stack.url, look);
  await page.goto('/subscription');
  const status = await page.evaluate(
    async (credentials) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'browser' };
      const request = { method: 'POST', headers, body: JSON.stringify(credentials) };
      return (await fetch('/api/v1/auth/sign-in', request)).status;
    },
    { email, password },
  );
  expect(status).toBe(200);
  return page;
}

const searched = (q: string): string => `/admin/recipes?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
const found = (name: string) => stack.visitor().call(recipeRoutes.list, { query: { q: name } });

describe.each([
  ['light, desktop', looks['light, desktop'], 'Hanky Panky'],
  ['dark, phone', looks['dark, phone'], 'Corpse Reviver No. 2'],
] as const)('recipes out and in again, %s', (name, look, lost) => {
  it('an export, a deletion and an import later the library is whole [BEYOND-94]', async () => {
    const before = await found(lost);
    const page = await adminPage(look);
    await page.goto('/admin/recipes');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Recipe library (YAML)' }).waitFor();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Recipe library (YAML)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^recipes-export-\d{4}-\d\d-\d\d\.yaml$/);
    const file = await download.path();
    expect(readFileSync(file, 'utf8')).toContain(`name: ${lost}`);

    await page.goto(searched(lost));
    await page.getByText(lost, { exact: true }).first().click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Recipe deleted successfully').waitFor();
    await eventually(async () => expect((await found(lost)).total).toBe(before.total - 1));

    await page.goto('/admin/recipes');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('Nothing is changed before').waitFor();
    await expectAccessible(page);
    await page.screenshot({ path: `.data/shots/import-choose-${look.colorScheme}.png` });
    await page.getByLabel('Choose a file').and(page.locator('input')).setInputFiles(file);
    const submit = page.getByRole('button', { name: 'Import 1 recipe' });
    await submit.waitFor();
    await page.getByText('instructions').first().waitFor();
    await expectAccessible(page);
    await page.screenshot({ path: `.data/shots/import-report-${look.colorScheme}.png` });
    await submit.press('Enter');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText(/^1 new, 0 updated, \d+ left as they were\.$/).waitFor();
    const link = page.getByRole('dialog').getByRole('link', { name: lost });
    await link.waitFor();
    await expectAccessible(page);
    await page.screenshot({ path: `.data/shots/import-done-${look.colorScheme}.png` });
    await link.click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(lost);
    await eventually(async () => expect((await found(lost)).total).toBe(before.total));
    await page.context().close();
  });

  it('a file that cannot be used is told from one that can', async () => {
    const page = await adminPage(look);
    await page.goto('/admin/recipes');
    await page.getByRole('button', { name: 'Import' }).click();
    const choose = page.getByLabel('Choose a file').and(page.locator('input'));
    const file = (text: string) => ({
      name: 'drinks.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await choose.setInputFiles(file('Dear Harry'));
    await page.getByText(/This is no file of recipes that we can read/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Another file' }).click();
    const drinks = [
      {
        name: `Sour of ${name}`,
        instructions: 'Shake.',
        ingredients: [{ name: 'Gin', amount: 50, units: 'ml' }],
      },
      { name: 'Nothing in it', instructions: 'Stir.', ingredients: [] },
    ];
    await choose.setInputFiles(file(JSON.stringify(drinks)));
    await page.getByText('1 of 2 recipes cannot be read').waitFor();
    await page.getByRole('button', { name: 'Guessed' }).click();
    await page.getByText('category').first().waitFor();
    await expectAccessible(page);
    await page.screenshot({ path: `.data/shots/import-refused-${look.colorScheme}.png` });
    expect(await page.getByRole('button', { name: /^Import \d/ }).count()).toBe(0);
    await page.context().close();
  });
});
