import {
  adminTrendRoutes,
  favoriteRoutes,
  ownRecipeRoutes,
  ratingRoutes,
  siteSettingsRoutes,
  trendRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, aRecipe, eventually } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, looks } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { pressAction } from '../support/recipe-page.ts';

const bar = journeys();
const desktop = looks['light, desktop'];
const phone = looks['dark, phone'];

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function look(page: Page, what: string): Promise<void> {
  await expectAccessible(page);
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png`, fullPage: true });
}

const publish = (author: Agent, name: string) =>
  author.call(ownRecipeRoutes.create, {
    body: { ...aRecipe({ name: `${name} ${newId().slice(-8)}` }), visibility: 'public', basedOn: null },
  });

describe('a rating', () => {
  it('is given and edited, and moves the average on another open page [RATE-01, RATE-08, RATE-09, BEYOND-35]', async () => {
    const [reader, { page }] = [await bar.visitor(phone), await bar.member(desktop)];
    const recipe = await publish(await aMember(bar.stack), 'Rated');
    for (const each of [reader, page]) await each.goto(`/recipes/${recipe.slug}`);
    const own = page.getByRole('region', { name: 'Your rating' });
    const rate = async (stars: string) => {
      for (const name of ['Taste', 'Difficulty', 'Presentation', 'Value'])
        await own
          .getByRole('group', { name, exact: true })
          .getByRole('radio', { name: stars })
          .check({ force: true });
    };
    await own.scrollIntoViewIfNeeded();
    await rate('4 stars');
    await own.getByRole('radio', { name: 'Yes' }).check({ force: true });
    await own.getByLabel('Your review (optional)').fill('Cold and sharp');
    await own.getByRole('button', { name: 'Submit Rating' }).click();
    await page.getByText('Rating submitted!').first().waitFor();
    await reader.getByText('4/5').first().waitFor();
    await own.getByRole('button', { name: 'Edit Rating' }).click();
    await rate('2 stars');
    await own.getByRole('button', { name: 'Submit Rating' }).click();
    await reader.getByText('2/5').first().waitFor();
    await look(page, 'rating');
    await Promise.all([reader, page].map((each) => each.context().close()));
  });
});

describe('a recipe', () => {
  it('is hot today by what members did with it, and says so [DISC-02, DISC-03, BEYOND-33, BEYOND-34]', async () => {
    const [reader, admin, author] = [
      await bar.visitor(phone),
      await anAdmin(bar.stack),
      await aMember(bar.stack),
    ];
    const { id, name } = await publish(author, 'Hot');
    await reader.goto('/search');
    await reader.getByRole('radio', { name: 'Today' }).check({ force: true });
    const params = { id };
    const stars = { tasteRating: 5, difficultyRating: 5, presentationRating: 5, valueRating: 5 };
    const fans = await Promise.all(Array.from({ length: 9 }, () => aMember(bar.stack)));
    await Promise.all(
      fans.map(async (fan) => {
        await fan.call(favoriteRoutes.add, { params });
        await fan.call(ratingRoutes.rate, {
          params,
          body: { ...stars, reviewText: null, wouldRecommend: true },
        });
      }),
    );
    const card = reader.getByRole('listitem').filter({ hasText: name });
    // It is calculated every ten minutes; favorites are counted by an event, which may still be on its way.
    await eventually(async () => {
      await admin.call(adminTrendRoutes.calculate, {});
      const { items } = await admin.call(trendRoutes.list, { query: { window: 'today' } });
      expect(items.find(({ recipe }) => recipe.id === id)?.badge).toBe('Hot');
    }, 20_000);
    await reader.reload();
    await card.getByText('Hot', { exact: true }).waitFor();
    await look(reader, 'hot-today');
    await reader.context().close();
  });
});

describe('three filters', () => {
  it('stand in the address, and whoever gets it finds the same [DISC-08, DISC-14, BEYOND-31, BEYOND-32]', async () => {
    const page = await bar.visitor(desktop);
    await page.goto('/search?tab=search');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    // By keyboard: a chip that appears above moves what the mouse aims at.
    const choose = async (group: string, name: RegExp) => {
      const box = filters.getByRole('group', { name: group }).getByRole('checkbox', { name });
      await box.press('Space');
      await eventually(async () => expect(await box.isChecked()).toBe(true));
    };
    await choose('Category', /^Gin/);
    await choose('Difficulty', /^Beginner/);
    await choose('Leave out', /^No egg/);
    await page.waitForURL(/category=.*difficulty=.*free=|free=.*/);
    const found = page.getByText(/^\d+ recipes?$/).first();
    await found.waitFor();
    await eventually(async () => expect(new URL(page.url()).searchParams.get('free')).toBe('egg'));
    await page.waitForLoadState('networkidle');
    const [count, address] = [await found.textContent(), page.url()];
    await look(page, 'filters');
    const other = await bar.visitor(phone);
    await other.goto(address);
    await other
      .getByText(count ?? '?', { exact: true })
      .first()
      .waitFor();
    await other.getByRole('button', { name: 'Filters (3)' }).waitFor();
    await look(other, 'filters-shared');
    await Promise.all([page, other].map((each) => each.context().close()));
  });
});

describe('a collection', () => {
  it('grows from nothing to a printed menu, in the order of its member [COLL-04, COLL-08, COLL-11, BEYOND-91, BEYOND-92]', async () => {
    const { page } = await bar.member(phone);
    await page.goto('/social-hub?tab=collections');
    await page.getByText('No collections yet.').waitFor();
    await page.getByRole('button', { name: 'New Collection' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Collection' });
    await dialog.getByLabel('Name *').fill('Saturday');
    await dialog.getByRole('switch', { name: /^Public/ }).press('Space');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Collection created successfully').first().waitFor();
    for (const slug of ['daiquiri', 'negroni']) {
      await page.goto(`/recipes/${slug}`);
      await pressAction(page, 'Add to Collection');
      const addTo = page.getByRole('dialog', { name: 'Add to Collection' });
      await addTo.getByRole('switch', { name: 'Saturday' }).press('Space');
      await page.getByText('Added to Saturday').first().waitFor();
    }
    await page.goto('/social-hub?tab=collections');
    await page.getByRole('link', { name: 'Saturday' }).click();
    const down = page.getByRole('button', { name: /^Move .+ down$/ }).first();
    await down.waitFor();
    const first = /^Move (.+) down$/.exec((await down.getAttribute('aria-label')) ?? '')?.[1] ?? '?';
    await down.press('Enter');
    await page.getByText(`${first} is now number 2 of 2`).first().waitFor({ state: 'attached' });
    await look(page, 'collection');
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('article');
    await menu.getByRole('heading', { name: 'Saturday' }).waitFor();
    const drinks = menu.getByRole('heading', { level: 3 });
    expect([await drinks.count(), await drinks.last().textContent()]).toEqual([2, first]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await page.getByRole('tablist').isVisible()).toBe(false);
    expect(await menu.locator('img[src^="data:image/svg+xml"]').isVisible()).toBe(true);
    const { PICTURES } = process.env;
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/menu-printed.png`, fullPage: true });
    await page.context().close();
  });
});

describe('300 recipes', () => {
  it('are told before they are stored, and taken back as one [BEYOND-25, ADM-SET-01]', async () => {
    const admin = await anAdmin(bar.stack);
    // Another spec may change a setting at the same moment.
    await eventually(async () => {
      const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
      const body = { revision, settings: { ...settings, maxRecipesPerUser: 300 } };
      await admin.call(siteSettingsRoutes.revise, { body });
    });
    const { page } = await bar.member(desktop);
    const rows = Array.from({ length: 300 }, (_, at) => `Bulk ${at},60 ml gin,Stir with ice.`);
    const buffer = Buffer.from(['name,ingredients,steps', ...rows].join('\r\n'));
    await page.goto('/profile');
    const own = page.getByRole('region', { name: 'Your recipes' });
    const dialog = page.getByRole('dialog', { name: 'Import recipes' });
    await own.getByRole('button', { name: 'Import recipes' }).click();
    await dialog
      .getByLabel('Or a recipe file')
      .setInputFiles({ name: 'bulk.csv', mimeType: 'text/csv', buffer });
    const store = dialog.getByRole('button', { name: 'Import 300 recipes' });
    // The setting reaches every process within half a minute.
    await eventually(async () => {
      await dialog.getByRole('button', { name: 'Check the file' }).click({ timeout: 2000 });
      await dialog.getByText('300 recipes found, spreadsheet (CSV)').waitFor();
      if (!(await store.isEnabled())) {
        await dialog.getByRole('button', { name: 'Choose another file' }).click();
        throw new Error('there is no room yet');
      }
    }, 45_000);
    await look(page, 'import-300');
    await store.click();
    await own.getByRole('heading', { name: 'Bulk 299' }).waitFor({ timeout: 30_000 });
    await own.getByRole('button', { name: 'Import recipes' }).click();
    await dialog.getByRole('button', { name: /^Undo/ }).first().click();
    await page
      .getByText('Import undone: 300 removed, 0 restored, 0 kept')
      .first()
      .waitFor({ timeout: 30_000 });
    await page.context().close();
  });
});
