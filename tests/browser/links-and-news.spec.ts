import { adminNewsRoutes, postRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { anAdmin, eventually, serveWeb, type WebServer } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, looks, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { smallPng } from '../support/pictures.ts';

const bar = journeys();
const site = 'https://drinks.example';
let web: WebServer;
let restore: () => Promise<unknown>;

const page = (title: string) =>
  `<title>${title}</title><meta property="og:description" content="Rum, lime and sugar.">
   <meta property="og:site_name" content="Drinks"><meta property="og:image" content="/drink.png">`;
const recipePage = `<article itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Harbor Gimlet</h1>
  <ul><li itemprop="recipeIngredient">60 ml gin</li><li itemprop="recipeIngredient">25 ml lime juice</li></ul>
  <ol itemprop="recipeInstructions"><li>Shake with ice.</li><li>Strain into a chilled coupe.</li></ol></article>`;
const feed = `<rss version="2.0"><channel><title>T</title><item><title>Bars go back to three ingredients</title>
  <link>${site}/news</link><pubDate>${new Date(Date.now() - 3 * 3_600_000).toUTCString()}</pubDate>
  <description>&lt;p&gt;And a good deal of ice.&lt;/p&gt;</description>
  <enclosure url="/drink.png" type="image/png" length="1"/></item></channel></rss>`;

beforeAll(async () => {
  const port = Number(bar.stack.env.FETCH_ALSO_FROM?.split(':').at(-1));
  web = await serveWeb(({ url = '' }, response) => {
    if (url.endsWith('.png')) return void response.end(smallPng);
    const type = url === '/feed' ? 'application/rss+xml' : 'text/html';
    if (url === '/recipe')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(recipePage);
    if (url === '/gone') return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': type })
      .end(url === '/feed' ? feed : page('The Daiquiri, explained'));
  }, port);
  const admin = await anAdmin(bar.stack);
  const [source] = (await admin.call(adminNewsRoutes.list, {})).items;
  if (!source) throw new Error('There is no source of news.');
  const params = { id: source.id };
  const { name, url, enabled } = source;
  await admin.call(adminNewsRoutes.revise, {
    params,
    body: { name: 'Drinks Weekly', url: `${web.url}/feed`, enabled: true },
  });
  restore = () => admin.call(adminNewsRoutes.revise, { params, body: { name, url, enabled } });
});
afterAll(async () => {
  await restore();
  await web.stop();
});

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function look(page: Page, what: string) {
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png`, fullPage: true });
}

describe.each(walkedIn(import.meta.url))('in %s', (name, view) => {
  it('links show what their pages say, news stand beside or above, and no third party is asked [COMM-04, LINK-04, LINK-05, NEWS-01, NEWS-02, BEYOND-54]', async () => {
    const { page, agent } = await bar.member(view);
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(bar.stack.url) && /^http/.test(request.url()))
        strangers.push(request.url());
    });
    const word = `w${newId().slice(-8)}`;
    const body = {
      content: `${word}: ${web.url}/daiquiri and ${web.url}/gone`,
      imageUrl: null,
      recipeId: null,
    };
    await agent.call(postRoutes.create, { body });
    const news = page.getByRole('complementary', { name: 'Latest Cocktail News' });
    await eventually(async () => {
      await page.goto('/community');
      await news.getByRole('link', { name: /Bars go back to three ingredients/ }).waitFor({ timeout: 2000 });
    }, 20_000);
    const card = page.getByRole('article').filter({ hasText: word });
    const preview = card.getByRole('link', { name: /The Daiquiri, explained/ });
    await preview.waitFor();
    await card.getByRole('link', { name: 'Visit 127.0.0.1' }).waitFor();
    await card.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await look(page, `community ${name}`);

    await card.getByRole('button', { name: 'Hide preview' }).click();
    await preview.waitFor({ state: 'hidden' });
    await card.getByRole('button', { name: 'Show preview' }).click();
    await preview.waitFor();

    const [panel, tabs] = await Promise.all([
      news.boundingBox(),
      page.getByRole('tablist', { name: 'Posts' }).boundingBox(),
    ]);
    const isWide = (page.viewportSize()?.width ?? 0) >= 1100;
    if (isWide) expect(panel?.x).toBeGreaterThan((tabs?.x ?? 0) + (tabs?.width ?? 0));
    else expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThan(tabs?.y ?? 0);
    expect(strangers).toEqual([]);
    await page.context().close();
  });
});

it('a recipe of a web page and a table of recipes are told, imported and undone [BEYOND-25]', async () => {
  const { page } = await bar.member(looks['dark, phone']);
  await page.goto('/profile');
  const own = page.getByRole('region', { name: 'Your recipes' });
  const dialog = page.getByRole('dialog', { name: 'Import recipes' });
  await own.getByRole('button', { name: 'Import recipes' }).click();
  await dialog.getByLabel('Web page').fill(`${web.url}/gone`);
  await dialog.getByRole('button', { name: 'Read the page' }).click();
  await dialog.getByText('We couldn’t read anything at this address.').waitFor();
  await expectAccessible(page);
  await look(page, 'import');
  await dialog.getByLabel('Web page').fill(`${web.url}/recipe`);
  await dialog.getByRole('button', { name: 'Read the page' }).click();
  await dialog.getByText('1 recipe found, schema.org data (JSON-LD)').waitFor();
  await dialog.getByRole('button', { name: 'Import 1 recipe' }).click();
  await own.getByRole('heading', { name: 'Harbor Gimlet' }).waitFor();

  await own.getByRole('button', { name: 'Import recipes' }).click();
  const table =
    'name,ingredients,steps,color\r\nHarbor Gimlet,50 ml gin,Shake.,green\r\n"Pier, Sour","60 ml gin\n20 ml fairy dust",Shake. Strain.,\r\nEmpty,,Pour.,\r\n';
  await dialog
    .getByLabel('Or a recipe file')
    .setInputFiles({ name: 'drinks.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await dialog.getByText('3 recipes found, spreadsheet (CSV)').waitFor();
  for (const said of ['Already yours, and different', 'Left out: color', 'Unreadable, skipped'])
    await dialog.getByText(said, { exact: true }).waitFor();
  await expectAccessible(page);
  await look(page, 'import-report');
  await dialog.getByRole('button', { name: 'Import 1 recipe' }).click();
  await own.getByRole('heading', { name: 'Pier, Sour' }).waitFor();
  await own.getByRole('button', { name: 'Import recipes' }).click();
  const undo = dialog.getByRole('button', { name: /^Undo the import of/ });
  await undo.nth(1).waitFor();
  await undo.first().click();
  await page.getByRole('status', { name: /^Import undone: 1 removed/ }).waitFor();
  await page.keyboard.press('Escape');
  await own.getByRole('heading', { name: 'Pier, Sour' }).waitFor({ state: 'hidden' });

  await own.getByRole('button', { name: 'Export' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export' });
  await expectAccessible(page);
  await look(page, 'export');
  await exporting.getByRole('radio', { name: /^Recipes as a spreadsheet/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    exporting.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^my-recipes-.+\.csv$/);
  await page.context().close();
});
